import { type Clock, StoreUnavailable } from '#libs/admission';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/database-unavailable.js';
import { readDatabaseId } from '../database/database-id.js';
import type { DiskReserve } from '../database/disk-reserve.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { PublicationRefused } from './publication-refused.js';
import { publishRecords, type Publishable } from './publish-records.js';
import { type ReconciledEngine, restorePublication } from './restore-publication.js';
import { withdrawErasedKeys } from './withdraw-keys.js';

/** What accounts are kept in, and what is published of them. */
export interface AccountStores {
  readonly database: AccountsDatabase;
  readonly engine: ReconciledEngine;
  readonly clock: Clock;
  /** Pauses between attempts to publish a change, while the caller waits. */
  readonly retryPausesMs?: readonly number[] | undefined;
  readonly reserve?: DiskReserve | undefined;
}

/** Whether a change that is recorded already counts for requests. */
export interface Published {
  /** If not, it stays marked as unpublished, and the {@link Reconciler} tries again. */
  readonly published: boolean;
  /** Why it was refused: trying again will not help. */
  readonly refusal?: string;
}

/** Publishes a single change to the limiter's store, right after it was recorded. Does not throw when that fails. */
export function publishChange(stores: AccountStores, change: Publishable): Promise<Published> {
  return attempt(stores, ({ database, engine }) => publishRecords(database, engine.publication, change));
}

/** Publishes one key, as {@link publishChange}. */
export function publishKey(stores: AccountStores, keyId: string): Promise<Published> {
  return publishChange(stores, { tags: [], keyIds: [keyId] });
}

/** Makes the store forget the keys of erased accounts. Does not throw when that fails. */
export function withdrawErased(stores: AccountStores): Promise<Published> {
  return attempt(stores, ({ database, engine }) => withdrawErasedKeys(database, engine.publication));
}

/** Whether the store has the publication of this database, and all of it. */
export async function holdsAll({ database, engine }: Omit<AccountStores, 'clock'>): Promise<boolean> {
  const { databaseId, complete } = await engine.publication.state();
  return complete && databaseId === (await readDatabaseId(database));
}

async function attempt(
  stores: AccountStores,
  publish: (stores: AccountStores) => Promise<void>,
): Promise<Published> {
  const work = async () => {
    if (await holdsAll(stores)) await publish(stores);
    // A store without its data gets all of it: a single key would be the only one it knows.
    else await restorePublication({ ...stores, mayBeOlder: true });
  };
  try {
    return { published: await publishWithRetries(work, stores.retryPausesMs) };
  } catch (error) {
    // The change is committed, and the text of a key exists only here: an error now would lose it.
    if (error instanceof DatabaseUnavailable || error instanceof StoreUnavailable)
      return { published: false };
    if (error instanceof PublicationRefused) return { published: false, refusal: error.message };
    throw error;
  }
}

/** Pauses between attempts: enough to outlast a reconnection, too short to annoy a person who waits. */
const RETRY_PAUSES_MS: readonly number[] = [50, 200, 500];

/** Runs `publish` until the store takes it; false if it is still unavailable after the last pause. */
export async function publishWithRetries(
  publish: () => Promise<void>,
  pausesMs: readonly number[] = RETRY_PAUSES_MS,
): Promise<boolean> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      await publish();
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (pauseMs !== undefined) await delay(pauseMs);
    }
  }
  return false;
}
