import type { Plan } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { UnknownPlan } from '../registry-error.js';

/** Every plan, the slowest first. */
export async function listPlans(database: AccountsDatabase): Promise<Plan[]> {
  return database
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

/** @throws UnknownPlan, which names the existing plans */
export async function findPlan(database: AccountsDatabase, name: string): Promise<Plan> {
  const plans = await listPlans(database);
  const plan = plans.find(candidate => candidate.name === name);
  if (plan !== undefined) return plan;
  throw new UnknownPlan(
    name,
    plans.map(known => known.name),
  );
}
