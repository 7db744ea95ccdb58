import type { AccountTag } from '../keys/account-tag.js';
import type { Month } from '../time/calendar.js';

export interface MonthCount {
  readonly accountTag: AccountTag;
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

  /** Quota units an account used in a month. */
  abstract monthUsed(accountTag: AccountTag, month: Month): Promise<number>;

  /** Admissions of an account in the last 1,000 ms, from any process; those of the last 100 ms may be missing. */
  abstract rateUsed(accountTag: AccountTag): Promise<number>;

  /** What a release that counted for each key counted in a month, added up over these keys. */
  abstract monthUsedByKeys(keyIds: readonly string[], month: Month): Promise<number>;
}
