import {
  AdmissionStore,
  type Attempt,
  type Month,
  type Place,
  type StoreDecision,
  StoreDataLost,
} from '#libs/admission';
import { probeAttempt } from './layout/probes.js';
import { AttemptBatcher } from './attempt-batcher.js';
import type { RedisConnection } from './connection/redis-connection.js';
import { LAYOUT, monthField, type RedisKeys } from './layout/redis-keys.js';

/**
 * Admission on Redis: one script, one round trip, Redis TIME. Shared by every process on the same Redis. A key that does
 * not exist takes another round trip.
 */
export class RedisAdmissionStore extends AdmissionStore {
  private readonly attempts: AttemptBatcher;

  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
    this.attempts = new AttemptBatcher(connection, names, attempt => this.decideOnMissing(attempt));
  }

  override admit(attempt: Attempt): Promise<StoreDecision> {
    return this.attempts.decide(attempt);
  }

  override async refund({ accountTag, place }: Place, month: Month): Promise<void> {
    await this.connection.run(client =>
      client.refundUnit(this.names.months(accountTag), monthField(month, place)),
    );
  }

  override async ping(): Promise<void> {
    const tags = this.connection.probeTagsOfServers;
    const replies = await Promise.all(tags.map(tag => this.attempts.decide(probeAttempt(tag))));
    if (replies.some(({ kind }) => kind !== 'admitted') || (await this.mayBeLost('')))
      throw new StoreDataLost();
  }

  private async decideOnMissing({ keyId }: Attempt): Promise<StoreDecision> {
    return { kind: (await this.mayBeLost(keyId)) ? 'data-lost' : 'unknown' };
  }

  /** Whether a key that is missing was published. On a cluster another server answers this than the one of the key. */
  private async mayBeLost(keyId: string): Promise<boolean> {
    const answer = await this.connection.run(client =>
      client.mayBeLost(this.names.state(), this.names.keyIndex(), keyId, LAYOUT),
    );
    return answer === 1;
  }
}
