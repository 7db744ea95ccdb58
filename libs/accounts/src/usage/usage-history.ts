import {
  addDays,
  type Clock,
  type Day,
  dayOf,
  type HourUsage,
  type LimiterCounters,
  type Month,
  monthOf,
  type RecordedStatus,
  tagOfKeyId,
  type UsageLog,
} from '#libs/admission';
import type { Account } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { KeySecret } from '../keys/key-secrets.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import { momentOf } from '../moments.js';
import { findPlan } from '../plans/find-plan.js';
import { UnknownKey } from '../registry-error.js';
import { limitsOf } from '../restrictions/key-restrictions.js';
import { type AccountUsage, describeMonth } from './account-usage.js';
import { isCarriedOver } from './is-carried-over.js';
import { listMonths } from './list-months.js';
import { type AccountState, readAccountState, readMonthUse } from './read-account-state.js';
import { readBeginning } from './read-beginning.js';
import { type KeyMonthRow, readKeyMonths } from './read-key-months.js';
import { readMonth } from './read-month.js';
import {
  entriesSince,
  type KeysAndUsage,
  listSecretsNow,
  readLastUses,
  readUsageNow,
} from './read-usage-now.js';
import { unlessUnavailable } from './unless-unavailable.js';

/** Days that the usage of one key is read for, today included. */
const DAYS_OF_KEY = 31;

export interface KeyUsage {
  readonly keyId: string;
  readonly month: Month;
  /** Name of the plan of its account. */
  readonly plan: string;
  /**
   * Quota units that were used this month at its place, from the limiter's own counter; `null` once the key has ended,
   * and while the limiter's store is unavailable.
   */
  readonly used: number | null;
  /** Whether `used` includes what an earlier key used; see {@link isCarriedOver}. */
  readonly isCarriedOver: boolean;
  readonly requestsPerMonth: number;
  /** What this key was used for; ascending by day, route, status. */
  readonly days: readonly UsageOfDay[];
}

export interface UsageOfDay {
  readonly day: Day;
  readonly route: string;
  readonly status: RecordedStatus;
  readonly count: number;
}

/**
 * What keys were used for, and what they used of their quota, up to this moment. Nothing is written here: what is recorded
 * is read together with what the limiter's store has counted since, and alone while that store is unavailable.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer.
 */
export class UsageHistory {
  private readonly log: UsageLog;
  private readonly counters: LimiterCounters;

  constructor(
    private readonly database: AccountsDatabase,
    store: { readonly usageLog: UsageLog; readonly counters: LimiterCounters },
    private readonly clock: Clock,
  ) {
    this.log = store.usageLog;
    this.counters = store.counters;
  }

  /** Usage of a key in the last {@link DAYS_OF_KEY} days. @throws UnknownKey */
  async of(keyId: string): Promise<KeyUsage> {
    const [key] = await listKeys(this.database, { keyId }, momentOf(this.clock));
    if (key === undefined) throw new UnknownKey(keyId);
    const { plan, place, state } = key;
    const { requestsPerMonth } = limitsOf(await findPlan(this.database, plan), key.restrictions);
    const today = dayOf(this.clock.now());
    const month = monthOf(this.clock.now());
    const counted = await unlessUnavailable(() => this.counters.monthUsed(tagOfKeyId(keyId), month));
    const used = state === 'active' && counted !== undefined ? (counted.get(place) ?? 0) : null;
    const period = { from: addDays(today, 1 - DAYS_OF_KEY), to: today, today };
    const { rows } = await readUsageNow(this.database, this.log, [key], period);
    return {
      keyId,
      month,
      plan,
      used,
      isCarriedOver: used !== null && (await this.isCarriedOver(key, month)),
      requestsPerMonth,
      days: rows.map(({ day, route, status, count }) => ({ day, route, status, count })),
    };
  }

  /** An account as it is now, for the other methods. */
  stateOf(account: Account): Promise<AccountState> {
    return readAccountState(this.database, this.counters, account, momentOf(this.clock));
  }

  /**
   * Usage of an account in a month, by default this one: by day, status and route, with the limiter's own counters.
   * @throws InvalidMonth
   */
  async ofAccount(
    { account, plan, keys, now }: AccountState,
    month: Month = now.month,
  ): Promise<AccountUsage> {
    readMonth(month);
    const isCurrent = month === now.month;
    const at = momentOf(this.clock);
    const [use, beginning, known] = await Promise.all([
      isCurrent ? now : readMonthUse(this.database, this.counters, account, month, at),
      readBeginning(this.database, account, month),
      readUsageNow(this.database, this.log, keys, {
        ...{ from: `${month}-01`, to: `${month}-31`, today: at.slice(0, 10) },
      }),
    ]);
    const shown = known.keys.filter(({ createdAt }) => createdAt.slice(0, 7) <= month);
    const rates = isCurrent && use.live ? await this.ratesOf(account, shown) : undefined;
    return describeMonth({ plan, ...beginning, keys: shown, rows: known.rows, use, rates, isCurrent });
  }

  /**
   * Requests of an account from one day to another, both included, with the keys that existed by then; ascending by
   * day, route, status.
   */
  async requestsOf({ keys }: AccountState, from: Day, to: Day): Promise<KeysAndUsage> {
    const today = dayOf(this.clock.now());
    const known = await readUsageNow(this.database, this.log, keys, { from, to, today });
    return { ...known, keys: known.keys.filter(({ createdAt }) => createdAt.slice(0, 10) <= to) };
  }

  /**
   * Requests of an account on a day by the hour; none of days that are more than a month ago, and none while the log is
   * unavailable.
   */
  async hoursOf({ keys }: AccountState, day: Day): Promise<readonly HourUsage[]> {
    const keyIds = keys.map(({ keyId }) => keyId);
    return (await unlessUnavailable(() => this.log.readHours(keyIds, day))) ?? [];
  }

  /** Keys with their last uses up to this moment. */
  lastUsesOf(keys: readonly KeySummary[]): Promise<KeySummary[]> {
    return readLastUses(this.log, keys, dayOf(this.clock.now()));
  }

  /** The secrets of a key that work now, or were used after their end, the current one first. */
  secretsOf(keyId: string): Promise<KeySecret[]> {
    return listSecretsNow(this.database, this.log, keyId, momentOf(this.clock));
  }

  /**
   * What a key of an account was used for, month by month, the latest first.
   * @param usage of the account in this month; earlier ones are as recorded
   */
  async monthsOfKey(keyId: string, usage: AccountUsage): Promise<KeyMonthRow[]> {
    const { month } = usage;
    const earlier = await readKeyMonths(this.database, keyId, month);
    const current = usage.rows.filter(row => row.keyId === keyId);
    return [...current.map(({ status, count }) => ({ month, status, count })), ...earlier];
  }

  /** Months that {@link ofAccount} can show: this one, and those in which a key was used; the latest first. */
  async monthsOf({ account, now }: AccountState): Promise<Month[]> {
    const used = await listMonths(this.database, account.id);
    return used.includes(now.month) ? used : [now.month, ...used];
  }

  private async isCarriedOver({ keyId, account: email, place }: KeySummary, month: Month): Promise<boolean> {
    const keys = await listKeys(this.database, { email }, momentOf(this.clock));
    const before = keys.filter(key => key.place === place && key.keyId !== keyId);
    const logged = await entriesSince(this.log, before, dayOf(this.clock.now()));
    return isCarriedOver(this.database, keyId, month, logged);
  }

  /** Admissions of each place in the last second; `undefined` while that is not known. */
  private async ratesOf(
    { tag }: Account,
    keys: readonly KeySummary[],
  ): Promise<ReadonlyMap<number, number> | undefined> {
    const places = keys.filter(({ state }) => state === 'active').map(({ place }) => place);
    const rates = await unlessUnavailable(() =>
      this.counters.rateUsed(places.map(place => ({ accountTag: tag, place }))),
    );
    return rates && new Map(places.map((place, index) => [place, rates[index] ?? 0]));
  }
}
