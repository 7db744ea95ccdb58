import type { AccountTag, PublishedAccount } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/** What the database says about these accounts, in the form the limiter's store takes; at most some hundreds at once. */
export async function readPublishedAccounts(
  database: AccountsDatabase,
  tags: readonly AccountTag[],
): Promise<PublishedAccount[]> {
  if (tags.length === 0) return [];
  return database
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.name', 'accounts.plan')
    .select([
      'tag as accountTag',
      'revision',
      'plan as planName',
      'rate_per_second as ratePerSecond',
      'requests_per_month as requestsPerMonth',
    ])
    .where('tag', 'in', tags)
    .execute();
}
