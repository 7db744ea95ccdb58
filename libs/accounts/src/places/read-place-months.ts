import type { AccountTag, Month, MonthCount } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/** What is recorded of a month, for each place of these accounts that was used; at most some hundreds at once. */
export async function readPlaceMonths(
  database: AccountsDatabase,
  tags: readonly AccountTag[],
  month: Month,
): Promise<MonthCount[]> {
  if (tags.length === 0) return [];
  return database
    .selectFrom('place_months')
    .select(['tag as accountTag', 'place', 'month', 'used'])
    .where('tag', 'in', tags)
    .where('month', '=', month)
    .execute();
}
