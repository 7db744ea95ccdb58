import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type AccountTag,
  type Clock,
  LimiterCounters,
  type Month,
  type MonthCount,
  type Place,
} from '#libs/admission';
import { inTransaction, waitingLonger, orStoreUnavailable } from './file/database.js';
import type { RecentAdmissions } from './recent-admissions.js';

const RAISE = `
  INSERT INTO place_months (account_tag, place, month, used) VALUES (:accountTag, :place, :month, :used)
  ON CONFLICT DO UPDATE SET used = max(used, excluded.used)`;

export class EmbeddedLimiterCounters extends LimiterCounters {
  private readonly raise: StatementSync;
  private readonly readMonth: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly admissions: RecentAdmissions,
    private readonly clock: Clock,
  ) {
    super();
    this.raise = database.prepare(RAISE);
    this.readMonth = database.prepare(
      'SELECT place, used FROM place_months WHERE account_tag = ? AND month = ?',
    );
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await orStoreUnavailable(() =>
      waitingLonger(this.database, () =>
        inTransaction(this.database, () => {
          for (const { accountTag, place, month, used } of counts)
            this.raise.run({ accountTag, place, month, used });
        }),
      ),
    );
  }

  override async monthUsed(accountTag: AccountTag, month: Month): Promise<ReadonlyMap<number, number>> {
    const rows = await orStoreUnavailable(
      () => this.readMonth.all(accountTag, month) as unknown as { place: number; used: number }[],
    );
    return new Map(rows.map(({ place, used }) => [place, used]));
  }

  override async rateUsed(places: readonly Place[]): Promise<number[]> {
    const nowMs = this.clock.now();
    return orStoreUnavailable(() => places.map(place => this.admissions.count(place, nowMs)));
  }
}
