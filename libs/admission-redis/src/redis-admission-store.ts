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
import { type AdmitReply, toDecision } from './scripts/read-admit-reply.js';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';

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

  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
  }

  override async admit(attempt: Attempt): Promise<StoreDecision> {
    const { keyId } = attempt;
    let accountTag = this.moved.get(keyId) ?? tagOfKeyId(keyId);
    let reply = await this.ask(accountTag, attempt);
    if (reply[0] === 'moved') {
      accountTag = reply[1];
      this.moved.set(keyId, accountTag);
      reply = await this.ask(accountTag, attempt);
    }
    if (reply[0] !== 'missing') return toDecision(accountTag, reply);
    this.moved.delete(keyId);
    return { kind: (await this.mayBeLost(keyId)) ? 'data-lost' : 'unknown' };
  }

  override async adjustQuota(accountTag: AccountTag, month: Month, delta: -1 | 1): Promise<void> {
    await this.connection.run(client => client.adjustQuota(this.names.months(accountTag), month, delta));
  }

  override async ping(): Promise<void> {
    const tags = this.connection.probeTagsOfServers;
    const replies = await Promise.all(tags.map(tag => this.ask(tag, probeAttempt(tag))));
    if (replies.some(([kind]) => kind !== 'admitted') || (await this.mayBeLost('')))
      throw new StoreDataLost();
  }

  private ask(accountTag: AccountTag, { keyId, secretHash, quotaCost }: Attempt): Promise<AdmitReply> {
    const { names } = this;
    const keys = [names.key(accountTag, keyId), names.account(accountTag), names.window(accountTag)];
    return this.connection.run(
      client =>
        client.admitRequest(...keys, names.months(accountTag), secretHash, quotaCost) as Promise<AdmitReply>,
    );
  }

  /** Whether a key that is missing was published. On a cluster another server answers this than the one of the key. */
  private async mayBeLost(keyId: string): Promise<boolean> {
    const answer = await this.connection.run(client =>
      client.mayBeLost(this.names.state(), this.names.keyIndex(), keyId),
    );
    return answer === 1;
  }
}
