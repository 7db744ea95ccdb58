import { type Month, monthBounds } from '#libs/admission';
import type { Account } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { AccountUsage } from './account-usage.js';

/** Since when an account's use of a month was counted, and whether an account before it had begun. */
export async function readBeginning(
  database: AccountsDatabase,
  { id, createdAt }: Pick<Account, 'id' | 'createdAt'>,
  month: Month,
): Promise<Pick<AccountUsage, 'since' | 'isCarriedOver'>> {
  const begins = new Date(monthBounds(month).startMs).toISOString();
  if (!createdAt.startsWith(month)) return { since: begins, isCarriedOver: false };
  const reopened = await database
    .selectFrom('audit_events')
    .select('id')
    .where('account_id', '=', id)
    .where('action', '=', 'account-reopened')
    .executeTakeFirst();
  return reopened === undefined
    ? { since: createdAt, isCarriedOver: false }
    : { since: begins, isCarriedOver: true };
}
