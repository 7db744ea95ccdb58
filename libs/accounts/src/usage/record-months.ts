import { sql } from 'kysely';
import { type AccountTag, addDays, type Day, type LimiterCounters, type MonthCount } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readPlaceMonths } from '../places/read-place-months.js';

/**
 * Records what the places of accounts used in this month and in the one before, whose count may have grown since the
 * last time.
 * @throws StoreUnavailable, DatabaseUnavailable
 */
export async function recordMonths(
  database: AccountsDatabase,
  counters: LimiterCounters,
  tags: readonly AccountTag[],
  today: Day,
): Promise<void> {
  const thisMonth = today.slice(0, 7);
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7);
  for (const month of [lastMonth, thisMonth]) {
    const recorded = new Map<string, number>();
    for (const count of await readPlaceMonths(database, tags, month))
      recorded.set(labelOf(count), count.used);
    const counted = await Promise.all(
      tags.map(async accountTag => {
        const used = await counters.monthUsed(accountTag, month);
        return [...used].map(([place, units]) => ({ accountTag, place, month, used: units }));
      }),
    );
    for (const count of counted.flat())
      if (count.used > (recorded.get(labelOf(count)) ?? 0)) await recordMonth(database, count);
  }
}

/** Only upwards: a lower counter was lost with its store, apart from the few units that were given back. */
async function recordMonth(
  database: AccountsDatabase,
  { accountTag, place, month, used }: MonthCount,
): Promise<void> {
  await database
    .insertInto('place_months')
    .columns(['tag', 'place', 'month', 'used'])
    // Only for an account that still exists: what was erased meanwhile must not come back.
    .expression(eb =>
      eb
        .selectFrom('accounts')
        .select([
          'tag',
          sql<number>`cast(${place} as integer)`.as('place'),
          sql<string>`cast(${month} as text)`.as('month'),
          sql<number>`cast(${used} as bigint)`.as('used'),
        ])
        .where('tag', '=', accountTag),
    )
    .onConflict(conflict =>
      conflict.columns(['tag', 'place', 'month']).doUpdateSet({ used }).where('place_months.used', '<', used),
    )
    .execute();
}

function labelOf({ accountTag, place }: Pick<MonthCount, 'accountTag' | 'place'>): string {
  return `${accountTag} ${place}`;
}
