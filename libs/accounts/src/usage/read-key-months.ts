import { sql } from 'kysely';
import type { Month, RecordedStatus } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/** Requests of one key in one month that ended with one status. */
export interface KeyMonthRow {
  readonly month: Month;
  readonly status: RecordedStatus;
  readonly count: number;
}

/** What is recorded of a key before a month, month by month, the latest first. */
export async function readKeyMonths(
  database: AccountsDatabase,
  keyId: string,
  before: Month,
): Promise<KeyMonthRow[]> {
  const rows = await database
    .selectFrom('usage_by_day')
    .select([
      sql<Month>`substr(day, 1, 7)`.as('month'),
      'status',
      sql<number>`cast(sum(count) as bigint)`.as('count'),
    ])
    .where('key_id', '=', keyId)
    .where('day', '<', `${before}-01`)
    .groupBy([sql`substr(day, 1, 7)`, 'status'])
    .execute();
  return rows.sort((one, other) => (one.month > other.month ? -1 : one.month < other.month ? 1 : 0));
}
