import type { AccountTag } from '../keys/account-tag.js';
import type { Place } from '../keys/place.js';
import type { Month } from '../time.js';

export interface MonthCount extends Place {
  readonly month: Month;
  /** Quota units. */
  readonly used: number;
}

/**
 * The limiter's own counters, to look at and to restore; what they decide is the {@link AdmissionStore}'s business.
 *
 * Every method throws {@link StoreUnavailable}, and nothing else, when the store cannot answer.
 */
export abstract class LimiterCounters {
  /** Raises counters that are lower than given; never lowers one. Any number of processes may do it at once. */
  abstract raiseMonths(counts: readonly MonthCount[]): Promise<void>;

  /** Quota units that each place of an account used in a month; those that used none may be missing. */
  abstract monthUsed(accountTag: AccountTag, month: Month): Promise<ReadonlyMap<number, number>>;

  /** Admissions of each of these places in the last 1,000 ms, from any process; those of the last 100 ms may be missing. */
  abstract rateUsed(places: readonly Place[]): Promise<number[]>;
}
