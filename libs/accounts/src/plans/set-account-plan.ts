import type { Account } from '../account.js';
import { writeAuditEvent } from '../audit.js';
import type { AccountRecord } from '../open-record.js';
import type { Moment } from '../schema.js';
import { findPlan } from './find-plan.js';

/**
 * Records the plan an operator gave to an account. What the account used stays, and so do its keys, also those that are
 * more than the plan allows. Must run in a transaction that holds the account.
 * @throws UnknownPlan
 */
export async function setAccountPlan(
  record: AccountRecord,
  account: Account,
  { plan, at }: { plan: string; at: Moment },
): Promise<Account> {
  await findPlan(record, plan);
  if (plan === account.plan) {
    // Decided all the same: what its keys had before is no open question any more.
    await record.updateTable('accounts').set({ former_plan: null }).where('id', '=', account.id).execute();
    return account;
  }
  await record
    .updateTable('accounts')
    .set(({ eb }) => ({ plan, former_plan: null, revision: eb('revision', '+', 1) }))
    .where('id', '=', account.id)
    .execute();
  const detail = `${account.plan} to ${plan}`;
  await writeAuditEvent(record, { accountId: account.id, keyId: null, at, action: 'plan-changed', detail });
  return { ...account, plan };
}
