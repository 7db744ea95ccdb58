import type { Plan } from '#libs/admission';
import type { AccountRecord } from '../open-record.js';
import { UnknownPlan } from '../registry-error.js';

/** Every plan, the slowest first. */
export async function listPlans(record: AccountRecord): Promise<Plan[]> {
  return record
    .selectFrom('plans')
    .select([
      'name',
      'rate_per_second as ratePerSecond',
      'requests_per_month as requestsPerMonth',
      'max_active_keys as maxActiveKeys',
    ])
    .orderBy('rate_per_second')
    .execute();
}

/** @throws UnknownPlan, which names those there are */
export async function findPlan(record: AccountRecord, name: string): Promise<Plan> {
  const plans = await listPlans(record);
  const plan = plans.find(candidate => candidate.name === name);
  if (plan !== undefined) return plan;
  throw new UnknownPlan(
    name,
    plans.map(known => known.name),
  );
}
