import type { AccountTag, Attempt, PublicationBatch } from '#libs/admission';
import { tagsOverAllSlots } from './key-slot.js';

/** A server of a cluster with fewer slots in a row than 64 may have none of them; it is about to give them away. */
const PARTS = 256;

/**
 * Accounts of the store's own, each with one key, in all parts of a cluster. What was published is complete as far as
 * they are there, and whether requests can be admitted is found out by admitting them. Their tags are as long as those of
 * accounts and begin with what those never hold, so no request can present their keys.
 */
export const PROBE_TAGS: readonly AccountTag[] = tagsOverAllSlots(
  PARTS,
  number => `-${String(number).padStart(5, '0')}`,
);

/** Enough to notice that it is a node of a cluster, which has only some of the slots. */
export const PROBE_TAGS_OF_A_SINGLE_SERVER = PROBE_TAGS.filter((_, part) => part % (PARTS / 4) === 0);

const SECRET_HASH = 'probe';

/** Limits that no number of probes meets. */
const NO_LIMIT = 1_000_000_000;

export function probeKeyId(accountTag: AccountTag): string {
  return `${accountTag}probe`;
}

/** What is asked to find out whether requests can be admitted where this account is. */
export function probeAttempt(accountTag: AccountTag): Attempt {
  return { keyId: probeKeyId(accountTag), secretHash: SECRET_HASH, quotaCost: 1 };
}

export function probes(tags: readonly AccountTag[]): PublicationBatch {
  return {
    accounts: tags.map(accountTag => ({
      accountTag,
      revision: 1,
      planName: '',
      ratePerSecond: NO_LIMIT,
      requestsPerMonth: NO_LIMIT,
    })),
    keys: tags.map(accountTag => ({
      keyId: probeKeyId(accountTag),
      accountTag,
      revision: 1,
      state: 'active',
      secrets: [{ hash: SECRET_HASH, expiresAtMs: null }],
      expiresAtMs: null,
    })),
  };
}
