import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { addDays, type Day, USAGE_LIFE_DAYS, type UsageEntry, UsageLog } from '#libs/admission';
import type { BusyPause } from './file/busy-pause.js';
import { inTransaction } from './file/open-database.js';
import { orStoreUnavailable } from './file/or-store-unavailable.js';

const ADD = `
  INSERT INTO usage_by_day (key_id, day, route, status_class, count, last_used_at_ms)
  VALUES (:keyId, :day, :route, :status, :count, :lastUsedAtMs)
  ON CONFLICT DO UPDATE SET
    count = count + excluded.count, last_used_at_ms = max(last_used_at_ms, excluded.last_used_at_ms)`;

const READ = `
  SELECT key_id AS keyId, day, route, status_class AS status, count, last_used_at_ms AS lastUsedAtMs
  FROM usage_by_day WHERE key_id = ? AND day BETWEEN ? AND ?
  ORDER BY day, route, status_class`;

export class EmbeddedUsageLog extends UsageLog {
  private readonly addEntry: StatementSync;
  private readonly readEntries: StatementSync;
  private readonly dropBefore: StatementSync;
  private latestDay: Day = '';

  constructor(
    private readonly database: DatabaseSync,
    private readonly pause: BusyPause,
  ) {
    super();
    this.addEntry = database.prepare(ADD);
    this.readEntries = database.prepare(READ);
    this.dropBefore = database.prepare('DELETE FROM usage_by_day WHERE day < ?');
  }

  override async add(entries: readonly UsageEntry[]): Promise<void> {
    // No request needs its result, but a wait for a lock delays all of them: the API adds once a second.
    await this.pause.orStoreUnavailable(() =>
      inTransaction(this.database, () => {
        for (const entry of entries) {
          this.dropOld(entry.day);
          this.addEntry.run({ ...entry });
        }
      }),
    );
  }

  override async read(keyId: string, from: Day, to: Day): Promise<UsageEntry[]> {
    return orStoreUnavailable(() =>
      this.readEntries.all(keyId, from, to).map(row => ({ ...row }) as unknown as UsageEntry),
    );
  }

  /** Once a day, with the first entry of a day, because it looks at every row. */
  private dropOld(day: Day): void {
    if (day <= this.latestDay) return;
    this.latestDay = day;
    this.dropBefore.run(addDays(day, -USAGE_LIFE_DAYS));
  }
}
