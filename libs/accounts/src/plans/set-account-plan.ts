import type { Account } from '../accounts/account.js';
import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { findPlan } from './find-plan.js';

/**
 * Records the plan an operator gave to an account. What its keys used stays, and so do the keys with their places,
 * even if they are more than the plan has. Must run in a transaction that has locked the account.
 * @throws UnknownPlan
 */
export async function setAccountPlan(
  database: AccountsDatabase,
  account: Account,
  { plan, at }: { plan: string; at: Moment },
): Promise<Account> {
  await findPlan(database, plan);
  if (plan === account.plan) return account;
  await database
    .updateTable('accounts')
    .set(({ eb }) => ({ plan, revision: eb('revision', '+', 1) }))
    .where('id', '=', account.id)
    .execute();
  const detail = `${account.plan} to ${plan}`;
  await writeAuditEvent(database, { accountId: account.id, keyId: null, at, action: 'plan-changed', detail });
  return { ...account, plan };
}
