import type { AccountsDatabase } from '../database/open-accounts-database.js';

/**
 * The accounts that the limiter's store has to know, for a query to select from: those that have a key, ended or not.
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the type of a query is the query itself
export function accountsWithKeys(database: AccountsDatabase) {
  return database
    .selectFrom('accounts')
    .where(eb =>
      eb.exists(eb.selectFrom('api_keys').select('id').whereRef('account_id', '=', 'accounts.id')),
    );
}
