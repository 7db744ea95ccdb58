import { type Day, type UsageEntry, type UsageLog } from '#libs/admission';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import type { Moment } from '../database/schema.js';
import { type KeySecret, listSecrets } from '../keys/key-secrets.js';
import type { KeySummary } from '../keys/list-keys.js';
import { laterOf } from '../moments.js';
import { mergeUsage, type UsageRow } from './merge-usage.js';
import { lastUsesIn, readLog } from './read-log.js';
import { readUsage } from './read-usage.js';
import { unlessUnavailable } from './unless-unavailable.js';

/** Keys of an account, and what they were used for in some days. */
export interface KeysAndUsage {
  /** With their last uses up to this moment. */
  readonly keys: readonly KeySummary[];
  /** Ascending by day, route, status. */
  readonly rows: readonly UsageRow[];
}

/**
 * What keys were used for from one day to another, both included, up to this moment: what is recorded, and what the log has
 * counted since, which nothing is written for. What is recorded alone while the log is unavailable.
 */
export async function readUsageNow(
  database: AccountsDatabase,
  log: UsageLog,
  keys: readonly KeySummary[],
  { from, to, today }: { readonly from: Day; readonly to: Day; readonly today: Day },
): Promise<KeysAndUsage> {
  const keyIds = keys.map(({ keyId }) => keyId);
  const recorded = await readUsage(database, keyIds, from, to);
  const entries = await entriesSince(log, keys, today);
  const inPeriod = entries.filter(({ day }) => from <= day && day <= to);
  const rows = mergeUsage(recorded, inPeriod).map(({ logCount: _, ...row }) => row);
  // Sorted here: databases do not agree on the order of text.
  rows.sort((a, b) => compare(a.day, b.day) || compare(a.route, b.route) || compare(a.status, b.status));
  return { keys: withLastUses(keys, entries), rows };
}

/** Keys with their last uses up to this moment; as recorded while the log is unavailable. */
export async function readLastUses(
  log: UsageLog,
  keys: readonly KeySummary[],
  today: Day,
): Promise<KeySummary[]> {
  return withLastUses(keys, await entriesSince(log, keys, today));
}

/** As {@link listSecrets}, with their last uses up to this moment. */
export async function listSecretsNow(
  database: AccountsDatabase,
  log: UsageLog,
  keyId: string,
  now: Moment,
): Promise<KeySecret[]> {
  return listSecrets(database, keyId, now, await unlessUnavailable(() => log.lastUses([keyId])));
}

/** What the log has of keys that may not be recorded yet; nothing while it is unavailable. */
export async function entriesSince(
  log: UsageLog,
  keys: readonly KeySummary[],
  today: Day,
): Promise<readonly UsageEntry[]> {
  if (keys.length === 0) return [];
  return (await unlessUnavailable(() => readLog(log, keys, today)))?.entries ?? [];
}

function withLastUses(keys: readonly KeySummary[], entries: readonly UsageEntry[]): KeySummary[] {
  const lastUses = lastUsesIn(entries);
  return keys.map(key => ({ ...key, lastUsedAt: laterOf(key.lastUsedAt, lastUses.get(key.keyId)) }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
