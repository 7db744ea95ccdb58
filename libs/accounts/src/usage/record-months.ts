import { type AccountTag, addDays, type Day, type LimiterCounters, type Month } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/**
 * Records what the places of an account used in this month and in the one before, whose count may have grown since the
 * last time. Only upwards: a lower counter was lost with its store, apart from the few units that were given back. Must
 * run in a transaction that locked the account: what was erased must not come back.
 * @throws StoreUnavailable
 */
export async function recordMonths(
  database: AccountsDatabase,
  counters: LimiterCounters,
  tag: AccountTag,
  today: Day,
): Promise<void> {
  for (const month of monthsToRecord(today)) {
    const used = await counters.monthUsed(tag, month);
    if (used.size === 0) continue;
    await database
      .insertInto('place_months')
      .values([...used].map(([place, units]) => ({ tag, place, month, used: units })))
      .onConflict(conflict =>
        conflict
          .columns(['tag', 'place', 'month'])
          .doUpdateSet(eb => ({ used: eb.ref('excluded.used') }))
          .whereRef('place_months.used', '<', 'excluded.used'),
      )
      .execute();
  }
}

/** The months whose counts may still grow, the later one last. */
export function monthsToRecord(today: Day): [Month, Month] {
  const thisMonth = today.slice(0, 7);
  return [addDays(`${thisMonth}-01`, -1).slice(0, 7), thisMonth];
}
