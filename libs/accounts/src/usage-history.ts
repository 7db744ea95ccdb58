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
  USAGE_LIFE_DAYS,
  type UsageLog,
} from '#libs/admission';
import type { AccountRecord } from './open-record.js';
import { recordUsage } from './record-usage.js';
import { UnknownKey } from './registry-error.js';

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
    const month = monthOf(this.clock.now());
    const used = await unlessAway(async () => {
      await this.rollUpKey(keyId);
      return this.log.monthUsed(keyId, month);
    });
    const since = addDays(this.today(), 1 - days);
    return {
      keyId,
      month,
      used: used ?? null,
      requestsPerMonth: key.requests_per_month,
      days: await this.recorded(keyId, since),
    };
  }

  /** Takes what the log gathered since the last time over into the record, as far as the log can be reached. */
  async rollUp(keyIds: readonly string[]): Promise<void> {
    await unlessAway(async () => {
      for (const keyId of keyIds) await this.rollUpKey(keyId);
    });
  }

  private async rollUpKey(keyId: string): Promise<void> {
    const key = await this.record
      .selectFrom('api_keys')
      .select(['usage_read_to', 'created_at'])
      .where('id', '=', keyId)
      .executeTakeFirst();
    if (key === undefined) throw new UnknownKey(keyId);
    const today = this.today();
    // A day early: a process that could not reach the log for a while may have added to yesterday since.
    const since = addDays(key.usage_read_to ?? key.created_at.slice(0, 10), -1);
    const oldest = addDays(today, -USAGE_LIFE_DAYS);
    const entries = await this.log.read(keyId, since > oldest ? since : oldest, today);
    await this.record
      .transaction()
      .execute(transaction => recordUsage(transaction, { keyId, readTo: today, entries }));
  }

  private recorded(keyId: string, since: Day): Promise<UsageOfDay[]> {
    return this.record
      .selectFrom('usage_by_day')
      .select(['day', 'route', 'status_class as statusClass', 'count'])
      .where('key_id', '=', keyId)
      .where('day', '>=', since)
      .orderBy('day')
      .orderBy('route')
      .orderBy('status_class')
      .execute();
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
