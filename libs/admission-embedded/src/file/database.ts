import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, openSqlite, isBusy } from '#libs/sqlite';
import { StoreUnavailable, type Clock } from '#libs/admission';
import { DROP_PUBLISHED, LAYOUT, TABLES } from './tables.js';

/**
 * How long a statement waits for another process to finish writing. A waiting statement blocks this process with all
 * its requests, so it is long enough for what the others write (milliseconds), and no longer.
 */
const WAIT_MS = 50;

/** The same where no request waits. */
const LONG_WAIT_MS = 1_000;

/** In the data folder. */
export const DATABASE_FILE = 'admission.sqlite';

/** Opens the database in `dataDir`; file and folder are created, readable by this user alone. */
export function openDatabase(dataDir: string): DatabaseSync {
  const database = openSqlite(createPrivateFile(join(dataDir, DATABASE_FILE)), LONG_WAIT_MS);
  // Leaves out the sync per commit: a killed process loses nothing, a power cut at most the last moments of counting.
  database.exec('PRAGMA synchronous = NORMAL');
  inTransaction(database, () => {
    const { user_version: layout } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (layout !== LAYOUT) database.exec(`${DROP_PUBLISHED} PRAGMA user_version = ${LAYOUT};`);
    database.exec(TABLES);
  });
  database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
  return database;
}

/** Lets `work` fail at once where it would wait for another process to finish writing. */
export function withoutWaiting<Result>(database: DatabaseSync, work: () => Result): Result {
  return waiting(database, 0, work);
}

/** Lets `work` wait up to a second for another process to finish writing: for what no request of the API waits for. */
export function waitingLonger<Result>(database: DatabaseSync, work: () => Result): Result {
  return waiting(database, LONG_WAIT_MS, work);
}

function waiting<Result>(database: DatabaseSync, waitMs: number, work: () => Result): Result {
  database.exec(`PRAGMA busy_timeout = ${waitMs}`);
  try {
    return work();
  } finally {
    database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
  }
}

/** Runs `work` as one transaction: all of it happens, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  // IMMEDIATE takes the write lock at once; taking it halfway fails when another process wrote in between.
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk, for one, has already rolled it back.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Runs `work` on the file; whatever SQLite throws becomes a rejection with {@link StoreUnavailable}. */
export async function orStoreUnavailable<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** How long a file that was found locked is not tried again. */
const PAUSE_MS = 1_000;

/**
 * Runs work on the file. A wait for a lock blocks this process with all its requests. Once the file was found
 * locked, everything fails at once until the pause is over, so that a file that stays locked costs one wait a second.
 */
export class BusyPause {
  private found: { readonly atMs: number; readonly error: unknown } | undefined;

  constructor(private readonly clock: Clock) {}

  /** As {@link orStoreUnavailable}, and without running `work` during a pause. */
  orStoreUnavailable<Result>(work: () => Result): Promise<Result> {
    return orStoreUnavailable(() => this.unlessPaused(work));
  }

  /** @throws what `work` throws, and during a pause the error that began it */
  unlessPaused<Result>(work: () => Result): Result {
    if (this.found !== undefined && this.isRecent(this.found.atMs)) throw this.found.error;
    try {
      return work();
    } catch (error) {
      if (isBusy(error)) this.found = { atMs: this.clock.now(), error };
      throw error;
    }
  }

  /** The distance, not the age: a clock that is set back must not make the pause longer. */
  private isRecent(atMs: number): boolean {
    return Math.abs(this.clock.now() - atMs) < PAUSE_MS;
  }
}
