import type { AccountTag, Day, LimiterCounters, UsageLog } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { readLog } from './read-log.js';
import { recordMonths } from './record-months.js';
import { recordUsage } from './record-usage.js';

/** What the limiter's store has counted. */
export interface Counted {
  readonly usageLog: UsageLog;
  readonly counters: LimiterCounters;
}

/**
 * Copies what was counted of the keys of an account since the last time into the database, in one transaction. An account
 * that is not recorded (any more) is skipped.
 *
 * The log is read while the account is locked, so that of several processes doing this, each sees what the one before it
 * recorded.
 * @param options.logMayBeOlder see `mergeUsage`
 * @throws StoreUnavailable, DatabaseUnavailable
 */
export async function rollUpAccount(
  database: AccountsDatabase,
  { usageLog, counters }: Counted,
  tag: AccountTag,
  today: Day,
  { logMayBeOlder = false } = {},
): Promise<void> {
  await database.transaction().execute(async transaction => {
    const account = await transaction
      .updateTable('accounts')
      .set({ tag })
      .where('tag', '=', tag)
      .returning('id')
      .executeTakeFirst();
    if (account === undefined) return;
    const keys = await transaction
      .selectFrom('api_keys')
      .select(['id as keyId', 'created_at as createdAt'])
      .select(['usage_read_to as usageReadTo', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', account.id)
      .execute();
    if (keys.length === 0) return;
    const reading = await readLog(usageLog, keys, today);
    const secretUses = await usageLog.lastUses(keys.map(({ keyId }) => keyId));
    await recordUsage(transaction, { keys, ...reading, secretUses, logMayBeOlder });
    await recordMonths(transaction, counters, tag, today);
  });
}
