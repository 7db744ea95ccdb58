import { fingerprintOf, type SecretUse } from '#libs/admission';
import { inBatches } from '../in-batches.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { laterOf } from '../moments.js';
import { mergeUsage, type RecordedUsage } from './merge-usage.js';
import { lastUsesIn, type LogReading } from './read-log.js';
import { readUsage } from './read-usage.js';

export interface UsageToRecord extends LogReading {
  readonly keys: readonly { readonly keyId: string; readonly lastUsedAt: Moment | null }[];
  readonly secretUses: readonly SecretUse[];
  /** See {@link mergeUsage}. */
  readonly logMayBeOlder: boolean;
}

/**
 * Records what the log showed of the keys of an account. Must run in a transaction that locked the account before the log
 * was read.
 */
export async function recordUsage(database: AccountsDatabase, usage: UsageToRecord): Promise<void> {
  const { keys, from, to, entries, secretUses, logMayBeOlder } = usage;
  const keyIds = keys.map(({ keyId }) => keyId);
  const recorded = await readUsage(database, keyIds, from, to);
  const unchanged = new Set(recorded);
  const changed = mergeUsage(recorded, entries, logMayBeOlder).filter(row => !unchanged.has(row));
  for (const batch of inBatches(changed)) await putRows(database, batch);
  await database
    .updateTable('api_keys')
    .set({ usage_read_to: to })
    .where('id', 'in', keyIds)
    .where(eb => eb.or([eb('usage_read_to', 'is', null), eb('usage_read_to', '<>', to)]))
    .execute();
  await recordLastUses(database, keys, lastUsesIn(entries));
  if (secretUses.length > 0) await recordSecretUses(database, keyIds, secretUses);
}

async function putRows(database: AccountsDatabase, rows: readonly RecordedUsage[]): Promise<void> {
  await database
    .insertInto('usage_by_day')
    .values(rows.map(({ keyId, logCount, ...row }) => ({ ...row, key_id: keyId, log_count: logCount })))
    .onConflict(conflict =>
      conflict.columns(['key_id', 'day', 'route', 'status']).doUpdateSet(eb => ({
        count: eb.ref('excluded.count'),
        log_count: eb.ref('excluded.log_count'),
      })),
    )
    .execute();
}

async function recordLastUses(
  database: AccountsDatabase,
  keys: UsageToRecord['keys'],
  lastUses: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { keyId, lastUsedAt } of keys) {
    const later = laterOf(lastUsedAt, lastUses.get(keyId));
    if (later !== lastUsedAt)
      await database.updateTable('api_keys').set({ last_used_at: later }).where('id', '=', keyId).execute();
  }
}

async function recordSecretUses(
  database: AccountsDatabase,
  keyIds: readonly string[],
  uses: readonly SecretUse[],
): Promise<void> {
  const secrets = await database
    .selectFrom('key_secrets')
    .select(['key_id as keyId', 'hash', 'last_used_at as lastUsedAt'])
    .where('key_id', 'in', keyIds)
    .execute();
  for (const { keyId, hash, lastUsedAt } of secrets) {
    const use = uses.find(one => one.keyId === keyId && one.secret === fingerprintOf(hash));
    const later = laterOf(lastUsedAt, use?.lastUsedAtMs);
    if (later === lastUsedAt) continue;
    await database
      .updateTable('key_secrets')
      .set({ last_used_at: later })
      .where('key_id', '=', keyId)
      .where('hash', '=', hash)
      .execute();
  }
}
