import {
  addDays,
  type Clock,
  type Day,
  dayOf,
  type Month,
  monthOf,
  type StatusClass,
  StoreAwayError,
  SystemClock,
  type UsageLog,
  type LimiterCounters,
} from '#libs/admission';
import { findAccount } from './account.js';
import { type AccountUsage, describeMonth, type KeyMonth } from './account-usage.js';
import type { AccountRecord } from './open-record.js';
import { listMonths } from './list-months.js';
import { readUsage } from './read-usage.js';
import { readMonth } from './read-month.js';
import { UnknownKey } from './registry-error.js';
import { rollUpUsage } from './roll-up-usage.js';

export interface KeyUsage {
  readonly keyId: string;
  readonly month: Month;
  /** Quota units used this month, from the limiter's own counter; `null` while its store is away. */
  readonly used: number | null;
  readonly requestsPerMonth: number;
  /** Ascending by day, route, status class. */
  readonly days: readonly UsageOfDay[];
}

export interface UsageOfDay {
  readonly day: Day;
  readonly route: string;
  readonly statusClass: StatusClass;
  readonly count: number;
}

/** What keys were used for, kept in the record beyond the life of the log. */
export class UsageHistory {
  constructor(
    private readonly record: AccountRecord,
    private readonly log: UsageLog,
    private readonly counters: LimiterCounters,
    private readonly clock: Clock = new SystemClock(),
  ) {}

  /** Usage of a key in the last `days` days. Answers from the record alone while the log is away. @throws UnknownKey */
  async of(keyId: string, days = 31): Promise<KeyUsage> {
    const key = await this.record
      .selectFrom('api_keys')
      .innerJoin('plans', 'plans.name', 'api_keys.plan')
      .select('requests_per_month')
      .where('id', '=', keyId)
      .executeTakeFirst();
    if (key === undefined) throw new UnknownKey(keyId);
    await this.rollUp([keyId]);
    const month = monthOf(this.clock.now());
    const used = await unlessAway(() => this.log.monthUsed(keyId, month));
    const from = addDays(this.today(), 1 - days);
    const found = await readUsage(this.record, [keyId], from);
    return {
      keyId,
      month,
      used: used ?? null,
      requestsPerMonth: key.requests_per_month,
      days: found.map(({ day, route, statusClass, count }) => ({ day, route, statusClass, count })),
    };
  }

  /**
   * Usage of all keys of an account in a month, this one unless told otherwise: by day, status class and route, with
   * the limiter's own counters. Answers from the record alone while the limiter's store is away.
   * @throws UnknownAccount, InvalidMonth
   */
  async ofAccount(accountId: string, month: Month = monthOf(this.clock.now())): Promise<AccountUsage> {
    readMonth(month);
    await findAccount(this.record, accountId);
    const keys = await this.record
      .selectFrom('api_keys')
      .innerJoin('plans', 'plans.name', 'api_keys.plan')
      .leftJoin('usage_by_month', join =>
        join.onRef('usage_by_month.key_id', '=', 'api_keys.id').on('month', '=', month),
      )
      .select([
        'id as keyId',
        'api_keys.name as name',
        'plan',
        'state',
        'used as recorded',
        'requests_per_month as requestsPerMonth',
        'rate_per_second as ratePerSecond',
      ])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const keyIds = keys.map(({ keyId }) => keyId);
    await this.rollUp(keyIds);
    const isCurrent = month === monthOf(this.clock.now());
    const live = await unlessAway(() => this.readCounters(keyIds, month, isCurrent));
    const standing = keys.map(({ recorded, ...key }): KeyMonth => {
      const counters = live?.get(key.keyId);
      return { ...key, used: counters?.used ?? recorded ?? 0, rateUsed: counters?.rateUsed ?? null };
    });
    const days = await readUsage(this.record, keyIds, `${month}-01`, `${month}-31`);
    return describeMonth(month, { isCurrent, live: live !== undefined, keys: standing, days });
  }

  /** Months to ask {@link ofAccount} for: this one, and those in which a key was used; the latest first. */
  async monthsOf(accountId: string): Promise<Month[]> {
    const current = monthOf(this.clock.now());
    const used = await listMonths(this.record, accountId);
    return used.includes(current) ? used : [current, ...used];
  }

  /** Takes what the log gathered since the last time over into the record, as far as the log can be reached. */
  async rollUp(keyIds: readonly string[]): Promise<void> {
    await unlessAway(async () => {
      for (const keyId of keyIds) await rollUpUsage(this.record, this.log, keyId, this.today());
    });
  }

  private async readCounters(
    keyIds: readonly string[],
    month: Month,
    isCurrent: boolean,
  ): Promise<ReadonlyMap<string, { used: number; rateUsed: number | null }>> {
    const read = keyIds.map(async keyId => {
      const [used, rateUsed] = await Promise.all([
        this.log.monthUsed(keyId, month),
        isCurrent ? this.counters.rateUsed(keyId) : null,
      ]);
      return [keyId, { used, rateUsed }] as const;
    });
    return new Map(await Promise.all(read));
  }

  private today(): Day {
    return dayOf(this.clock.now());
  }
}

/** `undefined` if the store was away. */
async function unlessAway<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreAwayError) return undefined;
    throw error;
  }
}
