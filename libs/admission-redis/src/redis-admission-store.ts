import { AdmissionStore, type Attempt, type Month, type StoreDecision } from '#libs/admission';
import type { RedisConnection } from './redis-connection.js';
import type { RedisKeys } from './redis-key.js';

/** What {@link ADMIT_LUA} returns. */
type AdmitReply =
  | ['unknown' | 'revoked']
  | [
      kind: 'admitted' | 'rate-exceeded' | 'quota-exceeded',
      nowUs: number,
      rateLimit: number,
      rateUsed: number,
      freeAtUs: number,
      quotaLimit: number,
      quotaUsed: number,
      month: Month,
    ];

/** Admission on Redis: one script, one round trip, Redis TIME. Shared by every process on the same Redis. */
export class RedisAdmissionStore extends AdmissionStore {
  constructor(
    private readonly connection: RedisConnection,
    private readonly keys: RedisKeys,
  ) {
    super();
  }

  override async admit({ keyId, secretHash, quotaCost }: Attempt): Promise<StoreDecision> {
    const keys = [this.keys.record(keyId), this.keys.window(keyId), this.keys.months(keyId)];
    const reply = await this.connection.run(client => client.admitRequest(...keys, secretHash, quotaCost));
    return readAdmitReply(reply as AdmitReply);
  }

  override async adjustQuota(keyId: string, month: Month, delta: -1 | 1): Promise<void> {
    await this.connection.run(client => client.adjustQuota(this.keys.months(keyId), month, delta));
  }

  override async ping(): Promise<void> {
    await this.connection.run(client => client.ping());
  }
}

function readAdmitReply(reply: AdmitReply): StoreDecision {
  if (reply.length === 1) return { kind: reply[0] };
  const [kind, nowUs, rateLimit, rateUsed, freeAtUs, quotaLimit, quotaUsed, month] = reply;
  return {
    kind,
    nowMs: nowUs / 1_000,
    rate: { limit: rateLimit, used: rateUsed, freeAtMs: freeAtUs / 1_000 },
    quota: { limit: quotaLimit, used: quotaUsed },
    month,
  };
}
