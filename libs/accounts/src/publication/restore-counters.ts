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
import type { AccountRecord } from '../open-record.js';
import { rollUpUsage } from '../roll-up-usage.js';
import type { Publishable } from './publish-records.js';

interface Counted {
  readonly usageLog: UsageLog;
  readonly counters: LimiterCounters;
}

/**
 * Brings back what this month's counters had reached when the record last heard of them, before the keys that they
 * belong to: no request is admitted on counters that begin at nothing.
 * @param former keys that an earlier release published, with counters of their own
 */
export async function restoreCounters(
  record: AccountRecord,
  { usageLog, counters }: Counted,
  { lost, former, clock }: { lost: Publishable; former: ReadonlySet<string>; clock: Clock },
): Promise<void> {
  const today = dayOf(clock.now());
  for (const keyIds of inBatches(lost.keyIds))
    // The log starts again, too. Noted now, while the keys are not admitted and nothing is added to the log.
    for (const keyId of await findUsedSince(record, keyIds, addDays(today, -1)))
      await rollUpUsage(record, usageLog, keyId, today);
  for (const tags of inBatches(lost.tags)) {
    const month = monthOf(clock.now());
    await counters.raiseMonths(await readMonths(record, tags, month));
    await addUpFormerMonths(record, counters, { tags, former, month });
  }
}

async function findUsedSince(
  record: AccountRecord,
  keyIds: readonly string[],
  day: string,
): Promise<string[]> {
  const rows = await record
    .selectFrom('usage_by_day')
    .select('key_id')
    .distinct()
    .where('key_id', 'in', keyIds)
    .where('day', '>=', day)
    .where('log_count', '>', 0)
    .execute();
  return rows.map(({ key_id }) => key_id);
}

async function readMonths(record: AccountRecord, tags: readonly string[], month: Month) {
  return record
    .selectFrom('account_months')
    .select(['tag as accountTag', 'month', 'used'])
    .where('tag', 'in', tags)
    .where('month', '=', month)
    .execute();
}

/** What keys with counters of their own used in the month is what their account used. */
async function addUpFormerMonths(
  record: AccountRecord,
  counters: LimiterCounters,
  { tags, former, month }: { tags: readonly string[]; former: ReadonlySet<string>; month: Month },
): Promise<void> {
  if (former.size === 0) return;
  const keys = await record
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
