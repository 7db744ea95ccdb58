import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';

export interface AccountSummary {
  /** Its address, folded. */
  readonly account: string;
  readonly plan: string;
  /** A larger plan that its keys had before plans belonged to accounts; `null` once an operator decided. */
  readonly formerPlan: string | null;
  readonly activeKeys: number;
  readonly createdAt: Moment;
}

/** Accounts, the oldest first. @param lowered only those whose keys had a larger plan than the account was given */
export async function listAccounts(
  database: AccountsDatabase,
  { lowered = false }: { lowered?: boolean },
  now: Moment,
): Promise<AccountSummary[]> {
  return database
    .selectFrom('accounts')
    .select(eb => [
      'email as account',
      'plan',
      'former_plan as formerPlan',
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
    .$if(lowered, query => query.where('former_plan', 'is not', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
