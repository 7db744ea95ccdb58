import type { AccountTag, Month, Reading, StoreDecision } from '#libs/admission';

/** What {@link ADMIT_LUA} replied to one attempt. */
export type AdmitReply =
  | { readonly kind: 'moved'; readonly accountTag: AccountTag }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string }
  | StoreDecision;

/** @param accountTag the account that the request was counted for */
export function readAdmitReply(reply: string, accountTag: AccountTag): AdmitReply {
  const [kind = '', ...words] = reply.split(' ');
  switch (kind) {
    case 'moved':
      return { kind, accountTag: words[0]! };
    case 'missing':
    case 'unknown':
    case 'revoked':
    case 'expired':
      return { kind };
    case 'admitted':
    case 'rate-exceeded':
    case 'quota-exceeded':
      return { kind, ...readCounters(words, accountTag) };
    default:
      return { kind: 'failed', message: words.join(' ') };
  }
}

function readCounters(words: readonly string[], accountTag: AccountTag): Reading {
  return {
    accountTag,
    nowMs: Number(words[0]) / 1_000,
    rate: { limit: Number(words[1]), used: Number(words[2]), freeAtMs: Number(words[3]) / 1_000 },
    quota: { limit: Number(words[4]), used: Number(words[5]) },
    month: words[6]!,
  };
}
