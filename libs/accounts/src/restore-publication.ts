import {
  addDays,
  type Clock,
  dayOf,
  type KeyPublication,
  monthOf,
  type PublishedKey,
  type UsageLog,
  type LimiterCounters,
} from '#libs/admission';
import { inBatches } from './in-batches.js';
import type { AccountRecord } from './open-record.js';
import { publishKeys } from './publish-keys.js';
import { rollUpUsage } from './roll-up-usage.js';

/** What is reconciled with the record; an `AdmissionEngine` has it. */
export interface ReconciledEngine {
  readonly publication: KeyPublication;
  readonly usageLog: UsageLog;
  readonly counters: LimiterCounters;
}

export interface Restoration {
  readonly record: AccountRecord;
  readonly engine: ReconciledEngine;
  readonly clock: Clock;
  /** Publishes also what is there already: limits follow a plan that was changed in the record. */
  readonly everything: boolean;
}

export interface RestorationResult {
  readonly published: number;
  /** Keys the store knew and the record does not. */
  readonly withdrawn: number;
}

/**
 * Published last after everything else was: a store without it lost what it had. Nobody can present it, because the
 * ids of keys are shorter.
 */
const MARK: PublishedKey = {
  keyId: 'publication',
  revision: 1,
  state: 'revoked',
  secrets: [],
  ratePerSecond: 0,
  requestsPerMonth: 0,
  planName: '',
};

/**
 * Makes the publication equal to the record, while others may be creating and revoking keys, or doing the same.
 *
 * The order matters. A change is recorded before it is published, so whatever was published before the record was
 * read must be in the record, at least as new. What is missing or older there comes from another time (an account
 * that was erased, a record restored from a backup), and only that is withdrawn. What the store lost gets its
 * counters back before its keys, so that nobody is admitted on counters that start anew.
 * @throws StoreAwayError, DatabaseAway
 */
export async function restorePublication(restoration: Restoration): Promise<RestorationResult> {
  const { record, engine, everything } = restoration;
  const revisions = new Map(await engine.publication.revisions());
  const marked = revisions.delete(MARK.keyId);
  const recorded = await readRevisions(record);
  const foreign = [...revisions].filter(([keyId, revision]) => revision > (recorded.get(keyId) ?? -1));
  await engine.publication.withdraw(foreign.map(([keyId]) => keyId));
  const isLost = (keyId: string) => !marked || !revisions.get(keyId);
  const isOld = (keyId: string, revision: number) => revisions.get(keyId) !== revision;
  const keyIds = [...recorded.keys()];
  await restoreCounters(restoration, keyIds.filter(isLost));
  const stale = [...recorded].filter(([keyId, revision]) => isLost(keyId) || isOld(keyId, revision));
  const toPublish = everything ? keyIds : stale.map(([keyId]) => keyId);
  await publishKeys(record, engine.publication, toPublish);
  if (!marked) await engine.publication.publish([MARK]);
  return {
    published: toPublish.length,
    withdrawn: foreign.filter(([keyId]) => !recorded.has(keyId)).length,
  };
}

async function readRevisions(record: AccountRecord): Promise<ReadonlyMap<string, number>> {
  const keys = await record.selectFrom('api_keys').select(['id', 'revision']).execute();
  return new Map(keys.map(({ id, revision }) => [id, revision]));
}

async function restoreCounters({ record, engine, clock }: Restoration, lost: string[]): Promise<void> {
  const today = dayOf(clock.now());
  for (const keyIds of inBatches(lost)) {
    // The log starts anew, too. Noted now, while the key is unknown at the door and nothing is added to the log.
    for (const keyId of await usedSince(record, keyIds, addDays(today, -1)))
      await rollUpUsage(record, engine.usageLog, keyId, today);
    await raiseMonths(record, engine.counters, keyIds, monthOf(clock.now()));
  }
}

async function usedSince(record: AccountRecord, keyIds: readonly string[], day: string): Promise<string[]> {
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

async function raiseMonths(
  record: AccountRecord,
  counters: LimiterCounters | undefined,
  keyIds: readonly string[],
  month: string,
): Promise<void> {
  if (counters === undefined) return;
  const counts = await record
    .selectFrom('usage_by_month')
    .select(['key_id as keyId', 'month', 'used'])
    .where('key_id', 'in', keyIds)
    .where('month', '=', month)
    .execute();
  if (counts.length > 0) await counters.raiseMonths(counts);
}
