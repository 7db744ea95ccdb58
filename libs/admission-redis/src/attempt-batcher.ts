import { type Attempt, type StoreDecision, tagOfKeyId, TurnBatcher, type Waiting } from '#libs/admission';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';
import { readAdmitReply } from './scripts/read-admit-reply.js';

type WaitingAttempt = Waiting<Attempt, StoreDecision>;

/** Attempts in one script: it takes some 10 µs for each, during which Redis does nothing else. */
const MAX_BATCH = 100;

/**
 * Lets Redis decide all attempts of one turn of the event loop together: a command for each would cost the process more
 * than all else that it does for a kept answer. On a cluster a script must stay in one slot, so there each account has a
 * batch of its own.
 */
export class AttemptBatcher {
  private readonly batcher: TurnBatcher<Attempt, StoreDecision>;

  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
    private readonly decideOnMissing: (attempt: Attempt) => Promise<StoreDecision>,
  ) {
    const groupOf = ({ keyId }: Attempt) => (connection.isCluster ? tagOfKeyId(keyId) : '');
    this.batcher = new TurnBatcher(batch => this.send(batch), { groupOf, max: MAX_BATCH });
  }

  /** @throws StoreUnavailable if Redis does not answer, or fails for this attempt */
  decide(attempt: Attempt): Promise<StoreDecision> {
    return this.batcher.decide(attempt);
  }

  private send(batch: readonly WaitingAttempt[]): void {
    const keys: string[] = [];
    const values: string[] = [];
    for (const { request: attempt } of batch) {
      const { names } = this;
      const accountTag = tagOfKeyId(attempt.keyId);
      keys.push(names.key(attempt.keyId), names.account(accountTag));
      keys.push(names.windows(accountTag), names.months(accountTag));
      values.push(attempt.secretHash, attempt.caller?.origin ?? '', attempt.caller?.address ?? '');
    }
    this.connection
      .run(client => client.admitRequests(keys.length, ...keys, ...values) as Promise<string[]>)
      .then(
        replies => batch.forEach((one, n) => this.settle(one, replies[n] ?? '')),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      );
  }

  private settle({ request: attempt, resolve, reject }: WaitingAttempt, text: string): void {
    const reply = readAdmitReply(text, tagOfKeyId(attempt.keyId));
    if (reply.kind === 'failed') reject(this.connection.failure(new Error(reply.message)));
    else if (reply.kind === 'missing') resolve(this.decideOnMissing(attempt));
    else resolve(reply);
  }
}
