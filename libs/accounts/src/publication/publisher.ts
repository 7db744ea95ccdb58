import { type Clock, StoreUnavailable } from '#libs/admission';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/database-unavailable.js';
import { readDatabaseId } from '../database/database-id.js';
import type { AccountsDatabase } from '../database/open-accounts-database.js';
import { PublicationRefused } from './publication-refused.js';
import { publishRecords, type Publishable } from './publish-records.js';
import { type ReconciledEngine, restorePublication } from './restore-publication.js';
import { withdrawErasedKeys } from './withdraw-keys.js';

export interface PublisherOptions {
  readonly database: AccountsDatabase;
  readonly engine: ReconciledEngine;
  readonly clock: Clock;
  /** Pauses between attempts, while the caller waits. */
  readonly retryPausesMs?: readonly number[];
}

/** Whether a change that is recorded already counts for requests. */
export interface Published {
  /** If not, it stays marked as unpublished, and the {@link Reconciler} tries again. */
  readonly published: boolean;
  /** Why it was refused: trying again will not help. */
  readonly refusal?: string;
}

/** Publishes single changes to the limiter's store, right after they were recorded. Never throws when that fails. */
export class Publisher {
  constructor(private readonly options: PublisherOptions) {}

  publish(change: Publishable): Promise<Published> {
    return this.attempt(async () => {
      const { database, engine } = this.options;
      if (await this.holdsAll()) await publishRecords(database, engine.publication, change);
      // A store without its data gets all of it: a single key would be the only one it knows.
      else await restorePublication({ ...this.options, mayBeOlder: true });
    });
  }

  /** Makes the store forget the keys of erased accounts. */
  withdrawErased(): Promise<Published> {
    return this.attempt(async () => {
      const { database, engine } = this.options;
      if (await this.holdsAll()) await withdrawErasedKeys(database, engine.publication);
      else await restorePublication({ ...this.options, mayBeOlder: true });
    });
  }

  /** Whether the store has the publication of this database, and all of it. */
  async holdsAll(): Promise<boolean> {
    const { database, engine } = this.options;
    const { databaseId, complete } = await engine.publication.state();
    return complete && databaseId === (await readDatabaseId(database));
  }

  private async attempt(publish: () => Promise<void>): Promise<Published> {
    const { retryPausesMs = RETRY_PAUSES_MS } = this.options;
    try {
      return { published: await publishWithRetries(publish, retryPausesMs) };
    } catch (error) {
      // The change is committed, and the text of a key exists only here: an error now would lose it.
      if (error instanceof DatabaseUnavailable || error instanceof StoreUnavailable)
        return { published: false };
      if (error instanceof PublicationRefused) return { published: false, refusal: error.message };
      throw error;
    }
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
