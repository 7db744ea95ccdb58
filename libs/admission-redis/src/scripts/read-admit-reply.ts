import type { AccountTag, Month, StoreDecision } from '#libs/admission';

/** What {@link ADMIT_LUA} returns. */
export type AdmitReply =
  | ['moved', accountTag: AccountTag]
  | ['missing' | 'unknown' | 'revoked' | 'expired']
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

export function toDecision(accountTag: AccountTag, reply: AdmitReply): StoreDecision {
  switch (reply[0]) {
    case 'moved':
    case 'missing':
      return { kind: 'data-lost' };
    case 'unknown':
    case 'revoked':
    case 'expired':
      return { kind: reply[0] };
    default: {
      const [kind, nowUs, rateLimit, rateUsed, freeAtUs, quotaLimit, quotaUsed, month] = reply;
      return {
        kind,
        accountTag,
        nowMs: nowUs / 1_000,
        rate: { limit: rateLimit, used: rateUsed, freeAtMs: freeAtUs / 1_000 },
        quota: { limit: quotaLimit, used: quotaUsed },
        month,
      };
    }
  }
}
