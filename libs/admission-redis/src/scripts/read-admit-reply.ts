import type { AccountTag, CounterSnapshot, StoreDecision } from '#libs/admission';

/** What {@link ADMIT_LUA} replied to one attempt. */
export type AdmitReply =
  { readonly kind: 'missing' } | { readonly kind: 'failed'; readonly message: string } | StoreDecision;

/** @param accountTag the account that the request was counted for */
export function readAdmitReply(reply: string, accountTag: AccountTag): AdmitReply {
  const words = reply.split(' ');
  const [kind] = words;
  switch (kind) {
    case 'missing':
    case 'unknown':
    case 'revoked':
    case 'expired':
    case 'secret-ended':
      return { kind };
    case 'admitted':
    case 'rate-exceeded':
    case 'quota-exceeded':
      return { kind, ...readCounters(words, accountTag) };
    default:
      return { kind: 'failed', message: words.slice(1).join(' ') };
  }
}

function readCounters(words: readonly string[], accountTag: AccountTag): CounterSnapshot {
  const [, nowUs, rateLimit, rateUsed, freeAtUs, quotaLimit, quotaUsed, month = '', place] = words;
  return {
    accountTag,
    place: Number(place),
    nowMs: Number(nowUs) / 1_000,
    rate: { limit: Number(rateLimit), used: Number(rateUsed), freeAtMs: Number(freeAtUs) / 1_000 },
    quota: { limit: Number(quotaLimit), used: Number(quotaUsed) },
    month,
  };
}
