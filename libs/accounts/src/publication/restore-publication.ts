import {
  type Clock,
  type KeyPublication,
  type LimiterCounters,
  type UsageLog,
  DAY_MS,
} from '#libs/admission';
import { readDatabaseId } from '../database/database-id.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { comparePublication } from './compare-publication.js';
import { ForeignPublication, PublicationWouldShrink } from './publication-refused.js';
import { publishRecords } from './publish-records.js';
import { restoreCounters } from './restore-counters.js';
import { withdrawErasedKeys } from './withdraw-keys.js';
import type { AuditAction } from '../database/schema.js';
import { momentAfter, momentOf } from '../moments.js';

/** The parts of an `AdmissionEngine` that are reconciled with the database. */
export interface ReconciledEngine {
  readonly publication: KeyPublication;
  readonly usageLog: UsageLog;
  readonly counters: LimiterCounters;
}

/** Options for an operator; no process sets them by itself. */
export interface RestorationOptions {
  /** Also publishes what is there already. */
  readonly everything?: boolean;
  /** Withdraws keys even if they are more than a tenth of all. */
  readonly allowShrink?: boolean;
  /** Replaces the publication of another database. */
  readonly takeOver?: boolean;
}

export interface Restoration extends RestorationOptions {
  /**
   * Whether the store may have older data than it had when it was last compared: then also counters that it has are
   * compared. Not every time, since a count that was recorded just before a unit was given back would be charged again.
   */
  readonly mayBeOlder: boolean;
  readonly database: AccountsDatabase;
  readonly engine: ReconciledEngine;
  readonly clock: Clock;
}

export interface RestorationResult {
  /** Keys. */
  readonly published: number;
  /** Keys the store knew and the database does not. */
  readonly withdrawn: number;
}

/** Share of the keys in the store; if more than that are missing from the database, they are more likely lost than deleted. */
const MAX_SHRINK = 0.1;

/**
 * Makes the publication equal to the database, while other processes may be creating and revoking keys, or doing the
 * same. A store that has the publication of another database, or would lose more than a tenth of its keys, is left
 * unchanged.
 *
 * The order matters. A change is recorded before it is published, so whatever was published before the database was read
 * must be in the database, at least as new. What is missing or older there comes from another time (an account that was
 * erased, a database restored from a backup), and only that is withdrawn or replaced. Counters come before keys, so that no
 * request is admitted on counters that begin at zero; the mark that everything is there comes last.
 * @throws StoreUnavailable, DatabaseUnavailable, PublicationRefused
 */
export async function restorePublication(restoration: Restoration): Promise<RestorationResult> {
  const { database, engine, clock, mayBeOlder, everything = false } = restoration;
  const { publication } = engine;
  const own = await readDatabaseId(database);
  const { databaseId: owner, complete } = await publication.state();
  const isComplete = complete && owner === own;
  // First, because comparing everything may take seconds: keys and secrets that ended must not work meanwhile.
  if (mayBeOlder && isComplete) await publishRecentEnds(database, publication, clock);
  const store = await publication.revisions();
  const difference = await comparePublication(database, store, isComplete);
  await refuseHarm(restoration, { own, owner, unknown: difference.unknown, keysInStore: store.keys.size });
  await withdrawErasedKeys(database, publication);
  if (difference.unknown.length > 0) await publication.withdraw(difference.unknown);
  const toRestore = mayBeOlder && isComplete ? difference.recorded : difference.lost;
  await restoreCounters(database, engine, { ...toRestore, mayBeOlder: mayBeOlder && isComplete }, clock);
  const toPublish = everything ? difference.recorded : difference.stale;
  await publishRecords(database, publication, toPublish, store);
  await publication.withdrawAccounts(difference.unknownTags);
  if (!isComplete) await publication.complete(own);
  return { published: toPublish.keyIds.length, withdrawn: difference.unknown.length };
}

interface Harm {
  readonly own: string;
  readonly owner: string | undefined;
  readonly unknown: readonly string[];
  readonly keysInStore: number;
}

/** Assigns the store to this database; if that must be refused, nothing is changed. */
async function refuseHarm(
  { engine: { publication }, allowShrink = false, takeOver = false }: Restoration,
  { own, owner, unknown, keysInStore }: Harm,
): Promise<void> {
  if (owner !== undefined && owner !== own && !takeOver) throw new ForeignPublication(owner, own);
  if (unknown.length > MAX_SHRINK * keysInStore && !allowShrink) {
    // Some may belong to an account that was closed, and its keys withdrawn, while the store was being read.
    const store = await publication.revisions();
    const withdrawn = unknown.filter(keyId => store.keys.has(keyId)).length;
    if (withdrawn > MAX_SHRINK * keysInStore) throw new PublicationWouldShrink(withdrawn, keysInStore);
  }
  // Another process may have claimed it since it was read.
  const claimed = await publication.claim(own, takeOver ? owner : undefined);
  if (claimed !== own) throw new ForeignPublication(claimed, own);
}

/** Older data of a store is rarely older than this; what is, is found by the comparison of everything. */
const RECENT_MS = DAY_MS;

/** What takes a right away from a key or one of its secrets. */
const ENDS: readonly AuditAction[] = [
  ...(['key-revoked', 'key-rotated', 'key-secret-ended'] as const),
  ...(['key-expiry-changed', 'key-restricted'] as const),
];

/** Publishes the keys again that were revoked, or whose secrets, expiry or restrictions changed, in the last day. @throws StoreUnavailable */
async function publishRecentEnds(
  database: AccountsDatabase,
  publication: KeyPublication,
  clock: Clock,
): Promise<void> {
  const keys = await database
    .selectFrom('audit_events')
    .innerJoin('api_keys', 'api_keys.id', 'audit_events.key_id')
    .select('api_keys.id')
    .distinct()
    .where('at', '>', momentAfter(momentOf(clock), -RECENT_MS))
    .where('action', 'in', ENDS)
    .execute();
  await publishRecords(database, publication, { tags: [], keyIds: keys.map(({ id }) => id) });
}
