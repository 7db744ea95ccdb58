import { type AccountTag, ALL_CALLERS, type Attempt, type PublicationBatch } from '#libs/admission';
import { tagsOverAllSlots } from './key-slot.js';

/** A server of a cluster with fewer than 64 slots in a row may have none of them; it is about to lose its slots. */
const PARTS = 256;

/**
 * Accounts of the store's own, each with one key, in all parts of a cluster. While they are all there, what was
 * published counts as complete; admitting them shows whether requests can be admitted. Their tags are as long as those
 * of accounts and begin with what those never contain, so no request can present their keys.
 */
export const PROBE_TAGS: readonly AccountTag[] = tagsOverAllSlots(
  PARTS,
  number => `-${String(number).padStart(5, '0')}`,
);

/** Enough to notice that it is a node of a cluster, which has only some of the slots. */
export const PROBE_TAGS_OF_A_SINGLE_SERVER = PROBE_TAGS.filter((_, part) => part % (PARTS / 4) === 0);

const SECRET_HASH = 'probe';

/** So high that probes never reach it. */
const NO_LIMIT = 1_000_000_000;

export function probeKeyId(accountTag: AccountTag): string {
  return `${accountTag}probe`;
}

/** The attempt that shows whether requests can be admitted where this account is stored. */
export function probeAttempt(accountTag: AccountTag): Attempt {
  return { keyId: probeKeyId(accountTag), secretHash: SECRET_HASH };
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
      place: 1,
      revision: 1,
      state: 'active',
      secrets: [{ hash: SECRET_HASH, expiresAtMs: null }],
      expiresAtMs: null,
      allowed: ALL_CALLERS,
      ratePerSecond: null,
      requestsPerMonth: null,
    })),
  };
}
