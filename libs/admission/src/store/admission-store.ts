import type { AllowedCallers, Caller, Outside } from '../callers/caller.js';
import type { Place } from '../keys/place.js';
import type { Month } from '../time.js';

export interface Attempt {
  readonly keyId: string;
  readonly secretHash: string;
  /** `undefined`: from nowhere that a restriction of the key could allow. */
  readonly caller?: Caller | undefined;
}

/** What the store's clock and the counters of a place showed right after it decided. */
export interface CounterSnapshot extends Place {
  readonly nowMs: number;
  /** Where the key may be used from. */
  readonly allowed: AllowedCallers;
  readonly rate: {
    /** The lower one of the plan and of the key. */
    readonly limit: number;
    /** Requests that counted within the last 1,000 ms, this one included if it did. */
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
  /** A valid key, used from where its owner does not allow it. Counted for the rate alone. */
  | ({ readonly kind: `${Outside}-not-allowed` } & CounterSnapshot)
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
   * Looks the key up, checks secret, state, expiry, caller, quota and rate, and counts the request if it is admitted: one
   * atomic step. In any 1,000 ms at most `ratePerSecond` requests of a place are admitted, in a month at most
   * `requestsPerMonth` of them count for the quota; of the limits of plan and key the lower one holds. What exceeds a
   * limit consumes nothing; if both are exceeded, the reason given is the quota. What comes from where the key is not
   * allowed counts for the rate, whose limit it has, and neither counts for the quota nor depends on it.
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
