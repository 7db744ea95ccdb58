import type { Place } from '../keys/place.js';
import type { Month } from '../time.js';

export interface Attempt {
  readonly keyId: string;
  readonly secretHash: string;
}

/** What the store's clock and the counters of a place showed right after it decided. */
export interface CounterSnapshot extends Place {
  readonly nowMs: number;
  readonly rate: {
    readonly limit: number;
    /** Admissions within the last 1,000 ms, this one included if it was admitted. */
    readonly used: number;
    /** When the window will next make room: its oldest admission is then 1,000 ms old. */
    readonly freeAtMs: number;
  };
  /** `undefined`: decided without the store, so nothing was counted. */
  readonly quota: { readonly limit: number; readonly used: number } | undefined;
  readonly month: Month;
}

export type StoreDecision =
  | ({ readonly kind: 'admitted' | 'rate-exceeded' | 'quota-exceeded' } & CounterSnapshot)
  /** No such key, or a secret that is none of its secrets. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'expired' }
  /** A secret of a valid key that was rotated out, and has expired. */
  | { readonly kind: 'secret-ended' }
  /** The store lacks what was published, so it cannot distinguish a key that never existed from one that it lost. */
  | { readonly kind: 'data-lost' };

/**
 * Decides on requests and keeps the counters, on one clock: its own.
 *
 * Every method throws {@link StoreUnavailable}, and nothing else unless it says so, when the store cannot answer.
 */
export abstract class AdmissionStore {
  /**
   * Looks the key up, checks secret, state, expiry, quota and rate, and counts the request if it is admitted: one
   * atomic step. In any 1,000 ms at most `ratePerSecond` requests of a place are admitted, in a month at most
   * `requestsPerMonth` of them count for the quota. What is refused consumes nothing; if both are exceeded, the reason
   * given is the quota.
   */
  abstract admit(attempt: Attempt): Promise<StoreDecision>;

  /** Gives one quota unit back; a count never falls below zero. */
  abstract refund(place: Place, month: Month): Promise<void>;

  /**
   * Resolves when requests can be admitted: does all that an admission does, with a key of the store's own, on every
   * server that stores keys.
   * @throws StoreDataLost if the store answers, but lacks what was published
   */
  abstract ping(): Promise<void>;
}
