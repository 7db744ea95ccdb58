import { sql } from 'kysely';
import type { Month } from '#libs/admission';
import type { AccountRecord } from './open-record.js';

/** Months in which the keys of an account were used, the latest first. */
export async function listMonths(record: AccountRecord, accountId: string): Promise<Month[]> {
  const byDay = await record
    .selectFrom('usage_by_day')
    .innerJoin('api_keys', 'api_keys.id', 'usage_by_day.key_id')
    .select(sql<Month>`substr(day, 1, 7)`.as('month'))
    .where('account_id', '=', accountId)
    .distinct()
    .execute();
  const byMonth = await record
    .selectFrom('usage_by_month')
    .innerJoin('api_keys', 'api_keys.id', 'usage_by_month.key_id')
    .select('month')
    .where('account_id', '=', accountId)
    .distinct()
    .execute();
  return [...new Set([...byDay, ...byMonth].map(({ month }) => month))].sort().reverse();
}
