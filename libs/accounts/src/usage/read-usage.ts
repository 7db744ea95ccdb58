import type { Day, RecordedStatus } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/** Requests of one key on one day that ended alike. */
export interface UsageRow {
  readonly keyId: string;
  readonly day: Day;
  readonly route: string;
  readonly status: RecordedStatus;
  readonly count: number;
}

/** What is recorded of keys from one day to another, both included, ascending by day, route, status. */
export async function readUsage(
  database: AccountsDatabase,
  keyIds: readonly string[],
  from: Day,
  to: Day = '9999-12-31',
): Promise<UsageRow[]> {
  if (keyIds.length === 0) return [];
  const rows = await database
    .selectFrom('usage_by_day')
    .select(['key_id as keyId', 'day', 'route', 'status', 'count'])
    .where('key_id', 'in', keyIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  // Sorted here: databases do not agree on the order of text.
  return rows.sort(
    (a, b) => compare(a.day, b.day) || compare(a.route, b.route) || compare(a.status, b.status),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
