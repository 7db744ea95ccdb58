import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type AddedUsage,
  addDays,
  type Day,
  type SecretUse,
  USAGE_LIFE_DAYS,
  type UsageEntry,
  UsageLog,
} from '#libs/admission';
import { type BusyPause, inTransaction, orStoreUnavailable } from './file/database.js';

const ADD = `
  INSERT INTO usage_by_day (key_id, day, route, status_class, count, last_used_at_ms)
  VALUES (:keyId, :day, :route, :status, :count, :lastUsedAtMs)
  ON CONFLICT DO UPDATE SET
    count = count + excluded.count, last_used_at_ms = max(last_used_at_ms, excluded.last_used_at_ms)`;

const NOTE_USE = `
  INSERT INTO secret_uses (key_id, secret, last_used_at_ms) VALUES (:keyId, :secret, :lastUsedAtMs)
  ON CONFLICT DO UPDATE SET last_used_at_ms = max(last_used_at_ms, excluded.last_used_at_ms)`;

const READ = `
  SELECT key_id AS keyId, day, route, status_class AS status, count, last_used_at_ms AS lastUsedAtMs
  FROM usage_by_day WHERE key_id = ? AND day BETWEEN ? AND ?
  ORDER BY day, route, status_class`;

export class EmbeddedUsageLog extends UsageLog {
  private readonly addEntry: StatementSync;
  private readonly readEntries: StatementSync;
  private readonly noteUse: StatementSync;
  private readonly readUses: StatementSync;
  private readonly dropBefore: StatementSync;
  private latestDay: Day = '';

  constructor(
    private readonly database: DatabaseSync,
    private readonly pause: BusyPause,
  ) {
    super();
    this.addEntry = database.prepare(ADD);
    this.readEntries = database.prepare(READ);
    this.noteUse = database.prepare(NOTE_USE);
    this.readUses = database.prepare(
      'SELECT key_id AS keyId, secret, last_used_at_ms AS lastUsedAtMs FROM secret_uses WHERE key_id = ?',
    );
    this.dropBefore = database.prepare('DELETE FROM usage_by_day WHERE day < ?');
  }

  override async add(entries: readonly AddedUsage[]): Promise<void> {
    // No request needs its result, but a wait for a lock delays all of them: the API adds once a second.
    await this.pause.orStoreUnavailable(() =>
      inTransaction(this.database, () => {
        for (const { secret, ...entry } of entries) {
          const { keyId, lastUsedAtMs } = entry;
          this.dropOld(entry.day);
          this.addEntry.run({ ...entry });
          this.noteUse.run({ keyId, secret, lastUsedAtMs });
        }
      }),
    );
  }

  override async read(keyIds: readonly string[], from: Day, to: Day): Promise<UsageEntry[]> {
    return orStoreUnavailable(() =>
      keyIds.flatMap(keyId =>
        this.readEntries.all(keyId, from, to).map(row => ({ ...row }) as unknown as UsageEntry),
      ),
    );
  }

  override async lastUses(keyIds: readonly string[]): Promise<SecretUse[]> {
    return orStoreUnavailable(() =>
      keyIds.flatMap(keyId => this.readUses.all(keyId).map(row => ({ ...row }) as unknown as SecretUse)),
    );
  }

  /** Once a day, with the first entry of a day, because it looks at every row. */
  private dropOld(day: Day): void {
    if (day <= this.latestDay) return;
    this.latestDay = day;
    this.dropBefore.run(addDays(day, -USAGE_LIFE_DAYS));
  }
}
