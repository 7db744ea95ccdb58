import { LRUCache } from 'lru-cache';
import {
  type AccountTag,
  AdmissionStore,
  type Attempt,
  type Month,
  type StoreDecision,
  StoreDataLost,
  tagOfKeyId,
} from '#libs/admission';
import { probeAttempt } from './layout/probes.js';
import { AttemptBatcher, type Reply } from './attempt-batcher.js';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';

type NoDecision = Exclude<Reply, StoreDecision>;

/** Old keys of which a process remembers the account; each takes about 200 bytes. */
const MAX_REMEMBERED = 50_000;

/**
 * Admission on Redis: one script, one round trip, Redis TIME. Shared by every process on the same Redis. The first
 * request of a process with a key that is older than account tags takes another round trip, and so does a key that does
 * not exist.
 */
export class RedisAdmissionStore extends AdmissionStore {
  /** Accounts of keys whose id does not contain it. */
  private readonly moved = new LRUCache<string, AccountTag>({ max: MAX_REMEMBERED });

  private readonly attempts: AttemptBatcher;

  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
    this.attempts = new AttemptBatcher(connection, names);
  }

  override admit(attempt: Attempt): Promise<StoreDecision> {
    const { keyId } = attempt;
    const accountTag = this.moved.get(keyId) ?? tagOfKeyId(keyId);
    return this.attempts
      .decide(accountTag, attempt)
      .then(reply => (isDecision(reply) ? reply : this.lookElsewhere(attempt, reply)));
  }

  override async refund(accountTag: AccountTag, month: Month): Promise<void> {
    await this.connection.run(client => client.refundUnit(this.names.months(accountTag), month));
  }

  override async ping(): Promise<void> {
    const tags = this.connection.probeTagsOfServers;
    const replies = await Promise.all(tags.map(tag => this.attempts.decide(tag, probeAttempt(tag))));
    if (replies.some(({ kind }) => kind !== 'admitted') || (await this.mayBeLost('')))
      throw new StoreDataLost();
  }

  private async lookElsewhere(attempt: Attempt, reply: NoDecision): Promise<StoreDecision> {
    const { keyId } = attempt;
    if (reply.kind === 'moved') {
      this.moved.set(keyId, reply.accountTag);
      const moved = await this.attempts.decide(reply.accountTag, attempt);
      if (isDecision(moved)) return moved;
      if (moved.kind === 'moved') return { kind: 'data-lost' };
    }
    this.moved.delete(keyId);
    return { kind: (await this.mayBeLost(keyId)) ? 'data-lost' : 'unknown' };
  }

  /** Whether a key that is missing was published. On a cluster another server answers this than the one of the key. */
  private async mayBeLost(keyId: string): Promise<boolean> {
    const answer = await this.connection.run(client =>
      client.mayBeLost(this.names.state(), this.names.keyIndex(), keyId),
    );
    return answer === 1;
  }
}

function isDecision(reply: Reply): reply is StoreDecision {
  return reply.kind !== 'moved' && reply.kind !== 'missing';
}
