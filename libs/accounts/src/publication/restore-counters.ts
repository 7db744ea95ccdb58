import { addDays, type Clock, dayOf, monthOf, tagOfKeyId } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readPlaceMonths } from '../places/read-place-months.js';
import { type Counted, rollUpAccount } from '../usage/roll-up-account.js';
import type { Publishable } from './publish-records.js';

export interface CountersToRestore extends Publishable {
  /** Whether the store came back with older data; else it has nothing of these keys and accounts. */
  readonly mayBeOlder: boolean;
}

/**
 * Raises this month's counters to the values last copied to the database, before their keys are published: no request is
 * admitted on counters that begin at zero.
 */
export async function restoreCounters(
  database: AccountsDatabase,
  store: Counted,
  { tags, keyIds, mayBeOlder }: CountersToRestore,
  clock: Clock,
): Promise<void> {
  const today = dayOf(clock.now());
  for (const batch of inBatches(tags))
    await store.counters.raiseMonths(await readPlaceMonths(database, batch, monthOf(clock.now())));
  const used: string[] = [];
  for (const batch of inBatches(keyIds))
    used.push(...(await findUsedSince(database, batch, addDays(today, -1))));
  // The log starts again, or is older, too: recorded now, before much is added to it.
  for (const tag of new Set(used.map(tagOfKeyId)))
    await rollUpAccount(database, store, tag, today, { logMayBeOlder: mayBeOlder });
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
