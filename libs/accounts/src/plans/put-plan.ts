import type { Plan } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { InvalidPlan } from '../registry-error.js';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** Far above what one service answers; it keeps the window of an account below some megabytes. */
const MAX_RATE = 100_000;
const MAX_QUOTA = 2_000_000_000;
const MAX_KEYS = 10_000;

/**
 * Records a new plan, or new limits of one. Every account on it must be published again. Must run in a transaction.
 * @returns tags of these accounts
 * @throws InvalidPlan
 */
export async function putPlan(database: AccountsDatabase, plan: Plan): Promise<string[]> {
  validate(plan);
  const { name, ratePerSecond, requestsPerMonth, maxActiveKeys } = plan;
  const limits = {
    rate_per_second: ratePerSecond,
    requests_per_month: requestsPerMonth,
    max_active_keys: maxActiveKeys,
  };
  await database
    .insertInto('plans')
    .values({ name, ...limits })
    .onConflict(conflict => conflict.column('name').doUpdateSet(limits))
    .execute();
  const accounts = await database
    .updateTable('accounts')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('plan', '=', name)
    .returning('tag')
    .execute();
  return accounts.map(({ tag }) => tag);
}

function validate({ name, ratePerSecond, requestsPerMonth, maxActiveKeys }: Plan): void {
  if (!NAME.test(name))
    throw new InvalidPlan(
      'the name of a plan is 1 to 31 lower-case letters, digits and hyphens, a letter first',
    );
  const limits = [
    ['a rate per second', ratePerSecond, MAX_RATE],
    ['a quota per month', requestsPerMonth, MAX_QUOTA],
    ['a number of keys', maxActiveKeys, MAX_KEYS],
  ] as const;
  for (const [what, value, max] of limits)
    if (!Number.isInteger(value) || value < 1 || value > max)
      throw new InvalidPlan(`${what} is a whole number from 1 to ${max}`);
}
