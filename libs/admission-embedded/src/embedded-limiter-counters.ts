import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Clock, LimiterCounters, type MonthCount } from '#libs/admission';
import { inTransaction, waitingLonger } from './open-database.js';
import { orStoreAway } from './or-store-away.js';
import type { RecentAdmissions } from './recent-admissions.js';

const RAISE = `
  INSERT INTO month_counters (key_id, month, used) VALUES (:keyId, :month, :used)
  ON CONFLICT DO UPDATE SET used = max(used, excluded.used)`;

export class EmbeddedLimiterCounters extends LimiterCounters {
  private readonly raise: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly admissions: RecentAdmissions,
    private readonly clock: Clock,
  ) {
    super();
    this.raise = database.prepare(RAISE);
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await orStoreAway(() =>
      waitingLonger(this.database, () =>
        inTransaction(this.database, () => {
          for (const { keyId, month, used } of counts) this.raise.run({ keyId, month, used });
        }),
      ),
    );
  }

  override async rateUsed(keyId: string): Promise<number> {
    return orStoreAway(() => this.admissions.count(keyId, this.clock.now()));
  }
}
