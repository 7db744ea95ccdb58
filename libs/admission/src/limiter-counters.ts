import type { Month } from './calendar.js';

export interface MonthCount {
  readonly keyId: string;
  readonly month: Month;
  /** Quota units. */
  readonly used: number;
}

/**
 * The limiter's own counters, to look at and to restore; what they decide is the {@link AdmissionStore}'s business.
 *
 * Every method throws {@link StoreAwayError}, and nothing else, when the store cannot answer.
 */
export abstract class LimiterCounters {
  /** Raises counters that are lower than given; never lowers one. Any number of processes may do it at once. */
  abstract raiseMonths(counts: readonly MonthCount[]): Promise<void>;

  /** Admissions of a key in the last 1,000 ms, from any process; those of the last 100 ms may be missing. */
  abstract rateUsed(keyId: string): Promise<number>;
}
