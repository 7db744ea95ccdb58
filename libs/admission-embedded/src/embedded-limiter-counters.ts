import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type AccountTag, type Clock, LimiterCounters, type Month, type MonthCount } from '#libs/admission';
import type { FormerTables } from './file/former-tables.js';
import { inTransaction, waitingLonger } from './file/open-database.js';
import { orStoreUnavailable } from './file/or-store-unavailable.js';
import type { RecentAdmissions } from './recent-admissions.js';

const RAISE = `
  INSERT INTO account_months (account_tag, month, used) VALUES (:accountTag, :month, :used)
  ON CONFLICT DO UPDATE SET used = max(used, excluded.used)`;

export class EmbeddedLimiterCounters extends LimiterCounters {
  private readonly raise: StatementSync;
  private readonly readMonth: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly admissions: RecentAdmissions,
    private readonly clock: Clock,
    private readonly former: FormerTables,
  ) {
    super();
    this.raise = database.prepare(RAISE);
    this.readMonth = database.prepare('SELECT used FROM account_months WHERE account_tag = ? AND month = ?');
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await orStoreUnavailable(() =>
      waitingLonger(this.database, () =>
        inTransaction(this.database, () => {
          for (const { accountTag, month, used } of counts) this.raise.run({ accountTag, month, used });
        }),
      ),
    );
  }

  override async monthUsed(accountTag: AccountTag, month: Month): Promise<number> {
    const row = await orStoreUnavailable(
      () => this.readMonth.get(accountTag, month) as { used: number } | undefined,
    );
    return row?.used ?? 0;
  }

  override async rateUsed(accountTag: AccountTag): Promise<number> {
    return orStoreUnavailable(() => this.admissions.count(accountTag, this.clock.now()));
  }

  override monthUsedByKeys(keyIds: readonly string[], month: Month): Promise<number> {
    return orStoreUnavailable(() => this.former.monthUsed(keyIds, month));
  }
}
