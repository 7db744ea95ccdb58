import type { AccountUsage, KeyMonthRow, KeySecret, KeySummary } from '#libs/accounts';

/** What the page of all keys shows. */
export interface KeysPageContent {
  /** The latest first. */
  readonly keys: readonly KeySummary[];
  /** Usage of this month. */
  readonly usage: AccountUsage;
}

/** What the page of one key shows. */
export interface KeyPageContent {
  readonly key: KeySummary;
  /** The secrets that work. */
  readonly secrets: readonly KeySecret[];
  /** Usage of the whole account, of which this key's part is shown. */
  readonly usage: AccountUsage;
  readonly months: readonly KeyMonthRow[];
}
