import { DAY_MS } from '#libs/admission';
import { lockAccount } from '../accounts/account.js';
import { writeAuditEvent } from '../audit/audit.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { PlanAlreadyRequested } from '../registry-error.js';
import type { Moment } from '../database/schema.js';
import { findPlan } from './find-plan.js';
import { momentAfter } from '../moments.js';

export interface PlanRequest {
  readonly accountId: string;
  readonly plan: string;
  readonly at: Moment;
}

/**
 * Records that an account's owner requests a plan. Must run in a transaction.
 * @throws UnknownAccount, UnknownPlan, PlanAlreadyRequested
 */
export async function requestPlan(
  database: AccountsDatabase,
  { accountId, plan, at }: PlanRequest,
): Promise<void> {
  await lockAccount(database, accountId);
  await findPlan(database, plan);
  const recent = await database
    .selectFrom('audit_events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('action', '=', 'plan-requested')
    .where('at', '>', momentAfter(at, -DAY_MS))
    .executeTakeFirst();
  if (recent !== undefined) throw new PlanAlreadyRequested();
  await writeAuditEvent(database, { accountId, keyId: null, at, action: 'plan-requested', detail: plan });
}

/** For a request that did not reach an operator: it may be made again at once. */
export async function forgetPlanRequest(
  database: AccountsDatabase,
  { accountId, at }: PlanRequest,
): Promise<void> {
  await database
    .deleteFrom('audit_events')
    .where('account_id', '=', accountId)
    .where('action', '=', 'plan-requested')
    .where('at', '=', at)
    .execute();
}
