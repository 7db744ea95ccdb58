import {
  type AccountTag,
  ALL_CALLERS,
  type AllowedCallers,
  type CounterSnapshot,
  type StoreDecision,
} from '#libs/admission';

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
    case 'origin-not-allowed':
    case 'network-not-allowed':
    case 'rate-exceeded':
    case 'quota-exceeded':
      return { kind, ...readCounters(words, accountTag) };
    default:
      return { kind: 'failed', message: words.slice(1).join(' ') };
  }
}

function readCounters(words: readonly string[], accountTag: AccountTag): CounterSnapshot {
  const [
    ,
    nowUs,
    rateLimit,
    rateUsed,
    freeAtUs,
    quotaLimit,
    quotaUsed,
    month = '',
    place,
    origins = '',
    networks = '',
  ] = words;
  return {
    accountTag,
    place: Number(place),
    allowed: readAllowed(origins, networks),
    nowMs: Number(nowUs) / 1_000,
    rate: { limit: Number(rateLimit), used: Number(rateUsed), freeAtMs: Number(freeAtUs) / 1_000 },
    quota: { limit: Number(quotaLimit), used: Number(quotaUsed) },
    month,
  };
}

function readAllowed(origins: string, networks: string): AllowedCallers {
  if (origins === '' && networks === '') return ALL_CALLERS;
  return { origins: splitPrefixes(origins), networks: splitPrefixes(networks) };
}

function splitPrefixes(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
