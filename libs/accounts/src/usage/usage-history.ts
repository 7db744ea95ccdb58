import {
  addDays,
  type Clock,
  type Day,
  dayOf,
  type LimiterCounters,
  type Month,
  monthOf,
  type RecordedStatus,
  StoreUnavailable,
  tagOfKeyId,
  type UsageLog,
} from '#libs/admission';
import { type Account, findAccount } from '../accounts/account.js';
import { type AccountQuota, type AccountUsage, describeMonth, mostUsedOf } from './account-usage.js';
import { limitsOf } from '../restrictions/key-restrictions.js';
import { type KeySummary, listKeys } from '../keys/list-keys.js';
import { isCarriedOver } from './is-carried-over.js';
import { listMonths } from './list-months.js';
import { recordMonths } from './record-months.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { findPlan } from '../plans/find-plan.js';
import { type KeyMonthRow, readKeyMonths } from './read-key-months.js';
import { readBeginning } from './read-beginning.js';
import { readMonth } from './read-month.js';
import { readPlaceMonths } from '../places/read-place-months.js';
import { readUsage, type UsageRow } from './read-usage.js';
import { UnknownKey } from '../registry-error.js';
import { rollUpUsage } from './roll-up-usage.js';
import { momentOf } from '../moments.js';

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

/** What the keys of an account were used for in some days. */
export interface AccountRequests {
  /** The oldest first. */
  readonly keys: readonly KeySummary[];
  readonly rows: readonly UsageRow[];
}

/** What keys were used for, kept in the database beyond the life of the log, and what they used of their quota. */
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

  /** Usage of a key in the last {@link DAYS_OF_KEY} days. Answers from the database alone while the log is unavailable. @throws UnknownKey */
  async of(keyId: string): Promise<KeyUsage> {
    const [key] = await listKeys(this.database, { keyId }, momentOf(this.clock));
    if (key === undefined) throw new UnknownKey(keyId);
    await this.rollUp([keyId]);
    const { plan, place, state } = key;
    const { requestsPerMonth } = limitsOf(await findPlan(this.database, plan), key.restrictions);
    const month = this.thisMonth();
    const counted = await unlessUnavailable(() => this.counters.monthUsed(tagOfKeyId(keyId), month));
    const used = state === 'active' && counted !== undefined ? (counted.get(place) ?? 0) : null;
    const found = await readUsage(this.database, [keyId], addDays(this.today(), 1 - DAYS_OF_KEY));
    return {
      keyId,
      month,
      plan,
      used,
      isCarriedOver: used !== null && (await isCarriedOver(this.database, keyId, month)),
      requestsPerMonth,
      days: found.map(({ day, route, status, count }) => ({ day, route, status, count })),
    };
  }

  /**
   * Usage of an account in a month, by default this one: by day, status and route, with the limiter's
   * own counters. Answers from the database alone while the limiter's store is unavailable.
   * @throws UnknownAccount, InvalidMonth
   */
  async ofAccount(accountId: string, month: Month = this.thisMonth()): Promise<AccountUsage> {
    readMonth(month);
    const account = await findAccount(this.database, accountId);
    const keys = await this.keysOf(accountId);
    const keyIds = keys.map(({ keyId }) => keyId);
    await this.rollUp(keyIds, accountId);
    const isCurrent = month === this.thisMonth();
    const { live, used } = await this.readUsed(account, month);
    const shown = keys.filter(({ createdAt }) => monthOf(Date.parse(createdAt)) <= month);
    const plan = await findPlan(this.database, account.plan);
    return describeMonth({
      month,
      isCurrent,
      live,
      plan,
      ...(await readBeginning(this.database, account, month)),
      keys: await Promise.all(
        shown.map(async ({ keyId, name, state, place, restrictions }) => {
          if (state !== 'active') return { keyId, name, state, quota: undefined };
          const rateUsed = isCurrent && live ? await this.readRate(account, place) : null;
          const limits = limitsOf(plan, restrictions);
          const quota = { keyId, name, used: used.get(place) ?? 0, rateUsed, ...limits };
          return { keyId, name, state, quota };
        }),
      ),
      rows: await readUsage(this.database, keyIds, `${month}-01`, `${month}-31`),
    });
  }

  /**
   * What the most used key of an account used of this month's quota, without anything that takes longer to find out. The
   * last recorded count while the limiter's store is unavailable.
   */
  async quotaOf(account: Account): Promise<AccountQuota> {
    const [plan, keys, { used }] = await Promise.all([
      findPlan(this.database, account.plan),
      this.keysOf(account.id),
      this.readUsed(account, this.thisMonth()),
    ]);
    const active = keys.filter(({ state }) => state === 'active');
    return {
      plan,
      mostUsed: mostUsedOf(
        active.map(({ keyId, name, place, restrictions }) => ({
          ...{ keyId, name, used: used.get(place) ?? 0 },
          requestsPerMonth: limitsOf(plan, restrictions).requestsPerMonth,
        })),
      ),
    };
  }

  /**
   * Requests of an account from one day to another, both included, with the keys that existed by then; ascending by
   * day, route, status. Answers from the database alone while the log is unavailable.
   */
  async requestsOf(accountId: string, from: Day, to: Day): Promise<AccountRequests> {
    const keys = await this.keysOf(accountId);
    const keyIds = keys.map(({ keyId }) => keyId);
    await this.rollUp(keyIds);
    return {
      keys: keys.filter(({ createdAt }) => createdAt.slice(0, 10) <= to),
      rows: await readUsage(this.database, keyIds, from, to),
    };
  }

  /** What a key of an account was used for, month by month, the latest first. As recorded: it does not read the log. */
  monthsOfKey(keyId: string): Promise<KeyMonthRow[]> {
    return readKeyMonths(this.database, keyId);
  }

  /** Months that {@link ofAccount} can show: this one, and those in which a key was used; the latest first. */
  async monthsOf(accountId: string): Promise<Month[]> {
    const current = this.thisMonth();
    const used = await listMonths(this.database, accountId);
    return used.includes(current) ? used : [current, ...used];
  }

  /**
   * Copies what the log gathered since the last time into the database, as far as the log can be reached.
   * @param accountId of an account whose months are recorded, too
   */
  async rollUp(keyIds: readonly string[], accountId?: string): Promise<void> {
    await unlessUnavailable(async () => {
      for (const keyId of keyIds) await rollUpUsage(this.database, this.log, keyId, this.today());
      if (accountId === undefined) return;
      const { tag } = await findAccount(this.database, accountId);
      await recordMonths(this.database, this.counters, [tag], this.today());
    });
  }

  /** As {@link rollUp}, for all keys of an account and its months. @throws UnknownAccount */
  async rollUpAccount(accountId: string): Promise<void> {
    const keys = await this.keysOf(accountId);
    await this.rollUp(
      keys.map(({ keyId }) => keyId),
      accountId,
    );
  }

  private keysOf(accountId: string): Promise<KeySummary[]> {
    return listKeys(this.database, { accountId }, momentOf(this.clock));
  }

  /**
   * What each place of an account used: the limiter's own count. Of a past month it may be gone, and then what was
   * recorded of it is the count.
   */
  private async readUsed(
    { tag }: Account,
    month: Month,
  ): Promise<{ live: boolean; used: ReadonlyMap<number, number> }> {
    const counted = await unlessUnavailable(() => this.counters.monthUsed(tag, month));
    if (counted !== undefined && month === this.thisMonth()) return { live: true, used: counted };
    const used = new Map(counted);
    for (const { place, used: recorded } of await readPlaceMonths(this.database, [tag], month))
      used.set(place, Math.max(recorded, used.get(place) ?? 0));
    return { live: counted !== undefined, used };
  }

  private async readRate({ tag }: Account, place: number): Promise<number | null> {
    return (await unlessUnavailable(() => this.counters.rateUsed({ accountTag: tag, place }))) ?? null;
  }

  private thisMonth(): Month {
    return monthOf(this.clock.now());
  }

  private today(): Day {
    return dayOf(this.clock.now());
  }
}

/** `undefined` if the store was unavailable. */
async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}
