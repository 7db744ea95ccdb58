import { sql } from 'kysely';
import type { Month } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/** Months in which an account was used, the latest first. */
export async function listMonths(database: AccountsDatabase, accountId: string): Promise<Month[]> {
  const months = await database
    .selectFrom('usage_by_day')
    .innerJoin('api_keys', 'api_keys.id', 'usage_by_day.key_id')
    .select(sql<Month>`substr(day, 1, 7)`.as('month'))
    .where('account_id', '=', accountId)
    .union(
      database
        .selectFrom('place_months')
        .innerJoin('accounts', 'accounts.tag', 'place_months.tag')
        .select('month')
        .where('accounts.id', '=', accountId),
    )
    .execute();
  return months
    .map(({ month }) => month)
    .sort()
    .reverse();
}
