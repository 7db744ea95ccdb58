import { addDays, type Clock, dayOf, type LimiterCounters, monthOf, type UsageLog } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readPlaceMonths } from '../usage/read-place-months.js';
import { rollUpUsage } from '../usage/roll-up-usage.js';
import type { Publishable } from './publish-records.js';

interface Counted {
  readonly usageLog: UsageLog;
  readonly counters: LimiterCounters;
}

/**
 * Restores this month's counters to the values last copied to the database, before their keys are published: no request
 * is admitted on counters that begin at zero.
 */
export async function restoreCounters(
  database: AccountsDatabase,
  { usageLog, counters }: Counted,
  { lost, clock }: { lost: Publishable; clock: Clock },
): Promise<void> {
  const today = dayOf(clock.now());
  for (const keyIds of inBatches(lost.keyIds))
    // The log starts again, too. Recorded now, while the keys are not admitted and nothing is added to the log.
    for (const keyId of await findUsedSince(database, keyIds, addDays(today, -1)))
      await rollUpUsage(database, usageLog, keyId, today);
  for (const tags of inBatches(lost.tags))
    await counters.raiseMonths(await readPlaceMonths(database, tags, monthOf(clock.now())));
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
