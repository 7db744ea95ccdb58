import { ALL_CALLERS, type Attempt, type PublicationBatch } from '#libs/admission';

/** So high that probes never reach it. */
const NO_LIMIT = 1_000_000_000;

/**
 * An account of the store's own with one key, published last: admitting it shows whether requests can be admitted. No
 * request can present its key: the ids of real keys are longer.
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
      place: 1,
      revision: 1,
      state: 'active',
      secrets: [{ hash: 'probe', expiresAtMs: null }],
      expiresAtMs: null,
      allowed: ALL_CALLERS,
      ratePerSecond: null,
      requestsPerMonth: null,
    },
  ],
};

export const PROBE_ATTEMPT: Attempt = { keyId: 'probe', secretHash: 'probe' };
