import type { Day } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { RecordedUsage } from './merge-usage.js';

/** What is recorded of keys from one day to another, both included, in no order. */
export async function readUsage(
  database: AccountsDatabase,
  keyIds: readonly string[],
  from: Day,
  to: Day,
): Promise<RecordedUsage[]> {
  if (keyIds.length === 0) return [];
  return database
    .selectFrom('usage_by_day')
    .select(['key_id as keyId', 'day', 'route', 'status', 'count', 'log_count as logCount'])
    .where('key_id', 'in', keyIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}
