import type { Day, UsageEntry } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';

export interface UsageReading {
  readonly keyId: string;
  /** The days that were read, both included. */
  readonly from: Day;
  readonly to: Day;
  readonly entries: readonly UsageEntry[];
  /** Milliseconds since the epoch, by fingerprint of the secret. */
  readonly lastUses: ReadonlyMap<string, number>;
  /** Whether a lower count than before comes from a log with older data, instead of one that started again. */
  readonly logMayBeOlder?: boolean;
}

/**
 * Records what the log showed. Reading the same again changes nothing, and a log that started again from
 * zero (a store that was flushed) adds to what is recorded. Must run in a transaction that locked the key's row before
 * the log was read: an older reading would look like a log that started again.
 */
export async function recordUsage(database: AccountsDatabase, reading: UsageReading): Promise<void> {
  const { keyId, entries, to } = reading;
  await recordDays(database, reading);
  await database.updateTable('api_keys').set({ usage_read_to: to }).where('id', '=', keyId).execute();
  // A key that was refused was not used: what still sends it is seen in the log of requests.
  const admitted = entries.filter(({ status }) => status !== '401');
  const lastUsedAtMs = Math.max(0, ...admitted.map(entry => entry.lastUsedAtMs));
  if (lastUsedAtMs > 0) await recordLastUse(database, keyId, new Date(lastUsedAtMs).toISOString());
  for (const [secret, atMs] of reading.lastUses)
    await recordLastUseOf(database, keyId, secret, new Date(atMs).toISOString());
}

async function recordDays(
  database: AccountsDatabase,
  { keyId, from, to, entries, logMayBeOlder = false }: UsageReading,
): Promise<void> {
  const rows = await database
    .selectFrom('usage_by_day')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const known = new Map(rows.map(row => [labelOf(row.day, row.status, row.route), row]));
  for (const { day, route, status, count: logCount } of entries) {
    const label = labelOf(day, status, route);
    const row = known.get(label);
    known.delete(label);
    if (row?.log_count === logCount) continue;
    await putDay(database, {
      key_id: keyId,
      day,
      route,
      status: status,
      count: (row?.count ?? 0) + addedSince(row?.log_count ?? 0, logCount, logMayBeOlder),
      log_count: logCount,
    });
  }
  // The remaining rows are no longer in the log: if they come back, they count from zero.
  for (const row of known.values()) if (row.log_count > 0) await putDay(database, { ...row, log_count: 0 });
}

/** A count that is lower than before belongs to a log that started again from zero, unless the log is an older one. */
function addedSince(before: number, now: number, logMayBeOlder: boolean): number {
  if (now >= before) return now - before;
  return logMayBeOlder ? 0 : now;
}

async function putDay(
  database: AccountsDatabase,
  row: { key_id: string; day: Day; route: string; status: UsageEntry['status'] } & Counts,
): Promise<void> {
  const { count, log_count } = row;
  await database
    .insertInto('usage_by_day')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['key_id', 'day', 'route', 'status']).doUpdateSet({ count, log_count }),
    )
    .execute();
}

interface Counts {
  count: number;
  log_count: number;
}

function labelOf(day: Day, status: string, route: string): string {
  return `${day} ${status} ${route}`;
}

async function recordLastUse(database: AccountsDatabase, keyId: string, lastUsedAt: string): Promise<void> {
  await database
    .updateTable('api_keys')
    .set({ last_used_at: lastUsedAt })
    .where('id', '=', keyId)
    .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', lastUsedAt)]))
    .execute();
}

async function recordLastUseOf(
  database: AccountsDatabase,
  keyId: string,
  secret: string,
  lastUsedAt: Moment,
): Promise<void> {
  await database
    .updateTable('key_secrets')
    .set({ last_used_at: lastUsedAt })
    .where('key_id', '=', keyId)
    .where('hash', 'like', `${secret}%`)
    .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', lastUsedAt)]))
    .execute();
}
