import { sql } from 'kysely';
import { type AccountTag, addDays, type Day, type LimiterCounters, type MonthCount } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';

/**
 * Records what accounts used in this month and in the one before, whose count may have grown since the last time.
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
  const counts = await Promise.all(
    tags.flatMap(accountTag =>
      [lastMonth, thisMonth].map(async month => ({
        accountTag,
        month,
        used: await counters.monthUsed(accountTag, month),
      })),
    ),
  );
  const recorded = await readRecorded(database, tags, [lastMonth, thisMonth]);
  for (const count of counts)
    if (count.used > (recorded.get(labelOf(count)) ?? 0)) await recordMonth(database, count);
}

/** Only upwards: a lower counter was lost with its store, apart from the few units refunded after a failure of ours. */
async function recordMonth(
  database: AccountsDatabase,
  { accountTag, month, used }: MonthCount,
): Promise<void> {
  await database
    .insertInto('account_months')
    .columns(['tag', 'month', 'used'])
    // Only for an account that still exists: what was erased meanwhile must not come back.
    .expression(eb =>
      eb
        .selectFrom('accounts')
        .select([
          'tag',
          sql<string>`cast(${month} as text)`.as('month'),
          sql<number>`cast(${used} as bigint)`.as('used'),
        ])
        .where('tag', '=', accountTag),
    )
    .onConflict(conflict =>
      conflict.columns(['tag', 'month']).doUpdateSet({ used }).where('account_months.used', '<', used),
    )
    .execute();
}

async function readRecorded(
  database: AccountsDatabase,
  tags: readonly AccountTag[],
  months: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tags.length === 0) return new Map();
  const rows = await database
    .selectFrom('account_months')
    .select(['tag as accountTag', 'month', 'used'])
    .where('tag', 'in', tags)
    .where('month', 'in', months)
    .execute();
  return new Map(rows.map(row => [labelOf(row), row.used]));
}

function labelOf({ accountTag, month }: Pick<MonthCount, 'accountTag' | 'month'>): string {
  return `${accountTag} ${month}`;
}
