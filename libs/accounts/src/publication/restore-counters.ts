import {
  addDays,
  type Clock,
  dayOf,
  type LimiterCounters,
  type Month,
  monthOf,
  type UsageLog,
} from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { rollUpUsage } from '../usage/roll-up-usage.js';
import type { Publishable } from './publish-records.js';

interface Counted {
  readonly usageLog: UsageLog;
  readonly counters: LimiterCounters;
}

/**
 * Restores this month's counters to the values last copied to the database, before their keys are published: no request
 * is admitted on counters that begin at zero.
 * @param former keys that an earlier release published, with counters of their own
 */
export async function restoreCounters(
  database: AccountsDatabase,
  { usageLog, counters }: Counted,
  { lost, former, clock }: { lost: Publishable; former: ReadonlySet<string>; clock: Clock },
): Promise<void> {
  const today = dayOf(clock.now());
  for (const keyIds of inBatches(lost.keyIds))
    // The log starts again, too. Recorded now, while the keys are not admitted and nothing is added to the log.
    for (const keyId of await findUsedSince(database, keyIds, addDays(today, -1)))
      await rollUpUsage(database, usageLog, keyId, today);
  for (const tags of inBatches(lost.tags)) {
    const month = monthOf(clock.now());
    await counters.raiseMonths(await readMonths(database, tags, month));
    await addUpFormerMonths(database, counters, { tags, former, month });
  }
}

async function findUsedSince(
  database: AccountsDatabase,
  keyIds: readonly string[],
  day: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('usage_by_day')
    .select('key_id')
    .distinct()
    .where('key_id', 'in', keyIds)
    .where('day', '>=', day)
    .where('log_count', '>', 0)
    .execute();
  return rows.map(({ key_id }) => key_id);
}

async function readMonths(database: AccountsDatabase, tags: readonly string[], month: Month) {
  return database
    .selectFrom('account_months')
    .select(['tag as accountTag', 'month', 'used'])
    .where('tag', 'in', tags)
    .where('month', '=', month)
    .execute();
}

/** What keys with counters of their own used in the month is what their account used. */
async function addUpFormerMonths(
  database: AccountsDatabase,
  counters: LimiterCounters,
  { tags, former, month }: { tags: readonly string[]; former: ReadonlySet<string>; month: Month },
): Promise<void> {
  if (former.size === 0) return;
  const keys = await database
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id as keyId', 'tag'])
    .where('tag', 'in', tags)
    .execute();
  for (const [accountTag, own] of Map.groupBy(
    keys.filter(({ keyId }) => former.has(keyId)),
    key => key.tag,
  )) {
    const keyIds = own.map(({ keyId }) => keyId);
    await counters.raiseMonths([{ accountTag, month, used: await counters.monthUsedByKeys(keyIds, month) }]);
  }
}
