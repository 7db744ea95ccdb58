import type { LimiterCounters, Month, Plan } from '#libs/admission';
import type { Account } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import { readPlaceMonths } from '../places/read-place-months.js';
import { findPlan } from '../plans/find-plan.js';
import { unlessUnavailable } from './unless-unavailable.js';

/** What each place of an account used in a month, in quota units. */
export interface MonthUse {
  readonly month: Month;
  /** Whether it is the limiter's own count; else the last one that was recorded. */
  readonly live: boolean;
  readonly used: ReadonlyMap<number, number>;
}

/** An account as it is now: what most pages show a part of, read once for each. */
export interface AccountState {
  readonly account: Account;
  readonly plan: Plan;
  /** The oldest first. */
  readonly keys: readonly KeySummary[];
  /** What was used of this month. */
  readonly now: MonthUse;
}

export async function readAccountState(
  database: AccountsDatabase,
  counters: LimiterCounters,
  account: Account,
  at: Moment,
): Promise<AccountState> {
  const [plan, keys, now] = await Promise.all([
    findPlan(database, account.plan),
    listKeys(database, { accountId: account.id }, at),
    readMonthUse(database, counters, account, at.slice(0, 7), at),
  ]);
  return { account, plan, keys, now };
}

/** Of a past month the limiter's own count may be gone, and then what was recorded of it is the count. */
export async function readMonthUse(
  database: AccountsDatabase,
  counters: LimiterCounters,
  { tag }: Account,
  month: Month,
  at: Moment,
): Promise<MonthUse> {
  const counted = await unlessUnavailable(() => counters.monthUsed(tag, month));
  const live = counted !== undefined;
  if (live && month === at.slice(0, 7)) return { month, live, used: counted };
  const used = new Map(counted);
  for (const { place, used: recorded } of await readPlaceMonths(database, [tag], month))
    used.set(place, Math.max(recorded, used.get(place) ?? 0));
  return { month, live, used };
}
