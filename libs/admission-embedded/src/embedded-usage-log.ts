import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type AddedUsage,
  addDays,
  type Day,
  HOURS_LIFE_DAYS,
  type HourUsage,
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

const ADD_TO_HOUR = `
  INSERT INTO usage_by_hour (key_id, day, hour, status, count) VALUES (:keyId, :day, :hour, :status, :count)
  ON CONFLICT DO UPDATE SET count = count + excluded.count`;

const NOTE_USE = `
  INSERT INTO last_uses (key_id, secret, last_used_at_ms, network)
  VALUES (:keyId, :secret, :lastUsedAtMs, :network)
  ON CONFLICT DO UPDATE SET last_used_at_ms = excluded.last_used_at_ms, network = excluded.network
  WHERE excluded.last_used_at_ms >= last_used_at_ms`;

const READ = `
  SELECT key_id AS keyId, day, route, status_class AS status, count, last_used_at_ms AS lastUsedAtMs
  FROM usage_by_day WHERE key_id = ? AND day BETWEEN ? AND ?
  ORDER BY day, route, status_class`;

export class EmbeddedUsageLog extends UsageLog {
  private readonly addEntry: StatementSync;
  private readonly addToHour: StatementSync;
  private readonly readEntries: StatementSync;
  private readonly hoursOfDay: StatementSync;
  private readonly noteUse: StatementSync;
  private readonly readUses: StatementSync;
  private readonly dropBefore: StatementSync;
  private readonly dropHoursBefore: StatementSync;
  private latestDay: Day = '';

  constructor(
    private readonly database: DatabaseSync,
    private readonly pause: BusyPause,
  ) {
    super();
    this.addEntry = database.prepare(ADD);
    this.addToHour = database.prepare(ADD_TO_HOUR);
    this.readEntries = database.prepare(READ);
    this.hoursOfDay = database.prepare(
      'SELECT key_id AS keyId, hour, status, count FROM usage_by_hour WHERE key_id = ? AND day = ?',
    );
    this.noteUse = database.prepare(NOTE_USE);
    this.readUses = database.prepare(
      'SELECT key_id AS keyId, secret, last_used_at_ms AS lastUsedAtMs, network FROM last_uses WHERE key_id = ?',
    );
    this.dropBefore = database.prepare('DELETE FROM usage_by_day WHERE day < ?');
    this.dropHoursBefore = database.prepare('DELETE FROM usage_by_hour WHERE day < ?');
  }

  override async add(entries: readonly AddedUsage[]): Promise<void> {
    // No request needs its result, but a wait for a lock delays all of them: the API adds once a second.
    await this.pause.orStoreUnavailable(() =>
      inTransaction(this.database, () => {
        for (const { secret, network, hour, ...entry } of entries) {
          const { keyId, day, status, count, lastUsedAtMs } = entry;
          this.dropOld(day);
          this.addEntry.run({ ...entry });
          this.addToHour.run({ keyId, day, hour, status, count });
          this.noteUse.run({ keyId, secret, lastUsedAtMs, network });
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

  override async readHours(keyIds: readonly string[], day: Day): Promise<HourUsage[]> {
    return orStoreUnavailable(() =>
      keyIds.flatMap(keyId =>
        this.hoursOfDay.all(keyId, day).map(row => ({ ...row }) as unknown as HourUsage),
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
    this.dropHoursBefore.run(addDays(day, -HOURS_LIFE_DAYS));
  }
}
