import { type Attempt, type StoreDecision, tagOfKeyId } from '#libs/admission';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';
import { readAdmitReply } from './scripts/read-admit-reply.js';

/** Attempts in one script: it takes some 10 µs for each, during which Redis does nothing else. */
const MAX_BATCH = 100;

interface Waiting {
  readonly attempt: Attempt;
  readonly resolve: (decision: StoreDecision | Promise<StoreDecision>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets Redis decide all attempts of one turn of the event loop together: a command for each would cost the process more
 * than all else that it does for a kept answer. No attempt waits for another one, because the turn ends before the next
 * event is read. On a cluster a script must stay in one slot, so there each account has a batch of its own.
 */
export class AttemptBatcher {
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
    private readonly decideOnMissing: (attempt: Attempt) => Promise<StoreDecision>,
  ) {}

  /** @throws StoreUnavailable if Redis does not answer, or fails for this attempt */
  decide(attempt: Attempt): Promise<StoreDecision> {
    return new Promise((resolve, reject) => {
      const slot = this.connection.isCluster ? tagOfKeyId(attempt.keyId) : '';
      const one = { attempt, resolve, reject };
      const others = this.waiting.get(slot);
      if (others !== undefined) {
        others.push(one);
        if (others.length >= MAX_BATCH) this.send(slot);
        return;
      }
      if (this.waiting.size === 0) setImmediate(() => this.sendAll());
      this.waiting.set(slot, [one]);
    });
  }

  private sendAll(): void {
    for (const slot of [...this.waiting.keys()]) this.send(slot);
  }

  private send(slot: string): void {
    const batch = this.waiting.get(slot) ?? [];
    this.waiting.delete(slot);
    const keys: string[] = [];
    const values: string[] = [];
    for (const { attempt } of batch) {
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

  private settle({ attempt, resolve, reject }: Waiting, text: string): void {
    const reply = readAdmitReply(text, tagOfKeyId(attempt.keyId));
    if (reply.kind === 'failed') reject(this.connection.failure(new Error(reply.message)));
    else if (reply.kind === 'missing') resolve(this.decideOnMissing(attempt));
    else resolve(reply);
  }
}
