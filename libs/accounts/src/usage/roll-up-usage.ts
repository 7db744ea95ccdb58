import { addDays, type Day, USAGE_LIFE_DAYS, type UsageLog } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { recordUsage } from './record-usage.js';

/**
 * Copies what the log gathered about a key since the last time into the database. A key that is not recorded (any more)
 * is skipped.
 *
 * The log is read while the key's row is locked, so that of several processes doing this, each sees what the one
 * before it recorded.
 * @param options.logMayBeOlder see {@link UsageReading}
 * @throws StoreUnavailable, DatabaseUnavailable
 */
export async function rollUpUsage(
  database: AccountsDatabase,
  log: UsageLog,
  keyId: string,
  today: Day,
  { logMayBeOlder = false } = {},
): Promise<void> {
  await database.transaction().execute(async transaction => {
    const key = await transaction
      .updateTable('api_keys')
      .set({ id: keyId })
      .where('id', '=', keyId)
      .returning(['usage_read_to', 'created_at'])
      .executeTakeFirst();
    if (key === undefined) return;
    const from = firstDay(key.usage_read_to ?? key.created_at.slice(0, 10), today);
    const entries = await log.read(keyId, from, today);
    const lastUses = await log.lastUses(keyId);
    await recordUsage(transaction, { keyId, from, to: today, entries, lastUses, logMayBeOlder });
  });
}

/** A day early: a process that could not reach the log for a while may have added to yesterday since. */
function firstDay(readTo: Day, today: Day): Day {
  const from = addDays(readTo, -1);
  const oldest = addDays(today, -USAGE_LIFE_DAYS);
  return from > oldest ? from : oldest;
}
