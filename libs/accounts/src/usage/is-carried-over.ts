import { costOf, type Month, type RecordedStatus, type UsageEntry } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readBeginning } from './read-beginning.js';

/**
 * Whether the count of an active key in a month includes what earlier keys used: those that had its place before, or
 * those of an account with the same address, which was deleted this month.
 * @param logged what the log has of the keys that had its place before, which may not be recorded yet
 */
export async function isCarriedOver(
  database: AccountsDatabase,
  keyId: string,
  month: Month,
  logged: readonly UsageEntry[] = [],
): Promise<boolean> {
  const isOfMonth = ({ day }: UsageEntry) => day.startsWith(month);
  if (logged.filter(isOfMonth).some(takesQuota)) return true;
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
  if (used.some(takesQuota)) return true;
  const account = await database
    .selectFrom('accounts')
    .innerJoin('api_keys', 'api_keys.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.created_at as createdAt'])
    .where('api_keys.id', '=', keyId)
    .executeTakeFirstOrThrow();
  return (await readBeginning(database, account, month)).isCarriedOver;
}

function takesQuota({ status }: { readonly status: RecordedStatus }): boolean {
  return costOf(Number(status)).quota > 0;
}
