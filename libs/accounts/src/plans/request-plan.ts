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

/** A request that an operator has not decided yet. */
export interface OpenPlanRequest extends Pick<PlanRequest, 'plan' | 'at'> {
  /** From this moment on, a plan can be requested again. */
  readonly repeatableAt: Moment;
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

/** The latest request of an account's owner, unless the plan was changed since. */
export async function findPlanRequest(
  database: AccountsDatabase,
  accountId: string,
): Promise<OpenPlanRequest | undefined> {
  const latest = await database
    .selectFrom('audit_events')
    .select(['action', 'detail as plan', 'at'])
    .where('account_id', '=', accountId)
    .where('action', 'in', ['plan-requested', 'plan-changed'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.action !== 'plan-requested') return undefined;
  const { plan, at } = latest;
  return { plan, at, repeatableAt: momentAfter(at, DAY_MS) };
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
