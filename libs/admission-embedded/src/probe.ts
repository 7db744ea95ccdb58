import type { Attempt, PublicationBatch } from '#libs/admission';

/** Limits that no number of probes meets. */
const NO_LIMIT = 1_000_000_000;

/**
 * An account of the store's own with one key, published last: whether requests can be admitted is found out by admitting
 * it. No request can present it: the ids of keys are longer.
 */
export const PROBE: PublicationBatch = {
  accounts: [
    {
      accountTag: 'probe',
      revision: 1,
      planName: '',
      ratePerSecond: NO_LIMIT,
      requestsPerMonth: NO_LIMIT,
    },
  ],
  keys: [
    {
      keyId: 'probe',
      accountTag: 'probe',
      revision: 1,
      state: 'active',
      secrets: [{ hash: 'probe', expiresAtMs: null }],
      expiresAtMs: null,
    },
  ],
};

export const PROBE_ATTEMPT: Attempt = { keyId: 'probe', secretHash: 'probe', quotaCost: 1 };
