import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LimiterCounters, type MonthCount } from '#libs/admission';
import { inTransaction } from './open-database.js';
import { orStoreAway } from './or-store-away.js';

const RAISE = `
  INSERT INTO month_counters (key_id, month, used) VALUES (:keyId, :month, :used)
  ON CONFLICT DO UPDATE SET used = max(used, excluded.used)`;

/** The quota's counters are in SQLite; the rate's window is in the memory of the process that admits. */
export class EmbeddedLimiterCounters extends LimiterCounters {
  private readonly raise: StatementSync;
  private readonly one: StatementSync;

  constructor(private readonly database: DatabaseSync) {
    super();
    this.raise = database.prepare(RAISE);
    this.one = database.prepare('SELECT 1');
  }

  override async raiseMonths(counts: readonly MonthCount[]): Promise<void> {
    await orStoreAway(() =>
      inTransaction(this.database, () => {
        for (const { keyId, month, used } of counts) this.raise.run({ keyId, month, used });
      }),
    );
  }

  override async rateUsed(): Promise<null> {
    await orStoreAway(() => this.one.get());
    return null;
  }
}
