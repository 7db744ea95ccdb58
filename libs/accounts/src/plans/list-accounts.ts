import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';

export interface AccountSummary {
  /** Its address, folded. */
  readonly account: string;
  readonly plan: string;
  readonly activeKeys: number;
  readonly createdAt: Moment;
}

/** Accounts, the oldest first. */
export async function listAccounts(database: AccountsDatabase, now: Moment): Promise<AccountSummary[]> {
  return database
    .selectFrom('accounts')
    .select(eb => [
      'email as account',
      'plan',
      'created_at as createdAt',
      eb
        .selectFrom('api_keys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('account_id', '=', 'accounts.id')
        .where('state', '=', 'active')
        .where(key => key.or([key('expires_at', 'is', null), key('expires_at', '>', now)]))
        .$asScalar()
        .$notNull()
        .as('activeKeys'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
