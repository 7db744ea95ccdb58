import type { Day, UsageEntry } from '#libs/admission';
import type { AccountRecord } from './open-record.js';

export interface UsageReading {
  readonly keyId: string;
  readonly entries: readonly UsageEntry[];
  /** The day up to which the log was read. */
  readonly readTo: Day;
}

/**
 * Records what the log holds. Reading the same days again changes nothing, and a log that lost its counts does
 * not take away what is recorded. Must run in a transaction.
 */
export async function recordUsage(
  record: AccountRecord,
  { keyId, entries, readTo }: UsageReading,
): Promise<void> {
  for (const { day, route, statusClass, count } of entries) {
    await record
      .insertInto('usage_by_day')
      .values({ key_id: keyId, day, route, status_class: statusClass, count })
      .onConflict(conflict =>
        conflict
          .columns(['key_id', 'day', 'route', 'status_class'])
          .doUpdateSet({ count })
          .where('usage_by_day.count', '<', count),
      )
      .execute();
  }
  await record.updateTable('api_keys').set({ usage_read_to: readTo }).where('id', '=', keyId).execute();
  const lastUsedAtMs = Math.max(0, ...entries.map(entry => entry.lastUsedAtMs));
  if (lastUsedAtMs > 0) await recordLastUse(record, keyId, new Date(lastUsedAtMs).toISOString());
}

async function recordLastUse(record: AccountRecord, keyId: string, lastUsedAt: string): Promise<void> {
  await record
    .updateTable('api_keys')
    .set({ last_used_at: lastUsedAt })
    .where('id', '=', keyId)
    .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', lastUsedAt)]))
    .execute();
}
