import { costOf, type Month } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readBeginning } from './read-beginning.js';

/**
 * Whether the count of an active key in a month includes what earlier keys used: those that had its place before, or
 * those of an account with the same address, which was deleted this month.
 */
export async function isCarriedOver(
  database: AccountsDatabase,
  keyId: string,
  month: Month,
): Promise<boolean> {
  const used = await database
    .selectFrom('api_keys as key')
    .innerJoin('api_keys as earlier', other =>
      other
        .onRef('earlier.account_id', '=', 'key.account_id')
        .onRef('earlier.place', '=', 'key.place')
        .onRef('earlier.id', '<>', 'key.id'),
    )
    .innerJoin('usage_by_day', 'usage_by_day.key_id', 'earlier.id')
    .select('status')
    .distinct()
    .where('key.id', '=', keyId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .execute();
  if (used.some(({ status }) => costOf(Number(status)).quota > 0)) return true;
  const account = await database
    .selectFrom('accounts')
    .innerJoin('api_keys', 'api_keys.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.created_at as createdAt'])
    .where('api_keys.id', '=', keyId)
    .executeTakeFirstOrThrow();
  return (await readBeginning(database, account, month)).isCarriedOver;
}
