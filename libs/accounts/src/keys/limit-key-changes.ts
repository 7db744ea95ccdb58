import { DAY_MS, type Plan } from '#libs/admission';
import type { Account } from '../accounts/account.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { findPlan } from '../plans/find-plan.js';
import { TooManyKeyChanges } from '../registry-error.js';
import type { Moment } from '../database/schema.js';
import { momentAfter } from '../moments.js';

/**
 * What an account's owner may do with keys in any 24 hours: enough to replace all of them twice and to make mistakes.
 * Every key and every secret stays in the database, and every change is published, so their number must be limited.
 */
const PER_DAY = {
  'key-created': ({ maxActiveKeys }: Plan) => 2 * maxActiveKeys + 10,
  'key-rotated': ({ maxActiveKeys }: Plan) => 4 * maxActiveKeys + 10,
  'key-renamed': ({ maxActiveKeys }: Plan) => 10 * maxActiveKeys + 20,
  'key-expiry-changed': ({ maxActiveKeys }: Plan) => 10 * maxActiveKeys + 20,
  'key-restricted': ({ maxActiveKeys }: Plan) => 10 * maxActiveKeys + 20,
};

/**
 * Must run in a transaction that has locked the account, so that of two changes the second counts the first.
 * @throws TooManyKeyChanges, which says when the next change is possible
 */
export async function limitKeyChanges(
  database: AccountsDatabase,
  { account, action, at }: { account: Account; action: keyof typeof PER_DAY; at: Moment },
): Promise<void> {
  const max = PER_DAY[action](await findPlan(database, account.plan));
  // The change that has to be a day old before another one is possible.
  const blocking = await database
    .selectFrom('audit_events')
    .select('at')
    .where('account_id', '=', account.id)
    .where('action', '=', action)
    .where('at', '>', momentAfter(at, -DAY_MS))
    .orderBy('at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  if (blocking !== undefined) throw new TooManyKeyChanges(max, momentAfter(blocking.at, DAY_MS));
}
