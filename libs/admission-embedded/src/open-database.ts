import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a statement waits for another process to finish writing. Statements block this process. */
const BUSY_TIMEOUT_MS = 1_000;

/** `WITHOUT ROWID`: a row is stored in its primary key, so each look-up walks one tree instead of two. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS published_keys (
    key_id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    state TEXT NOT NULL,
    rate_per_second INTEGER NOT NULL,
    requests_per_month INTEGER NOT NULL,
    plan_name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS published_secrets (
    key_id TEXT NOT NULL REFERENCES published_keys ON DELETE CASCADE,
    hash TEXT NOT NULL,
    expires_at_ms INTEGER,
    PRIMARY KEY (key_id, hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS month_counters (
    key_id TEXT NOT NULL,
    month TEXT NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (key_id, month)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS usage_by_day (
    key_id TEXT NOT NULL,
    day TEXT NOT NULL,
    route TEXT NOT NULL,
    status_class TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_used_at_ms INTEGER NOT NULL,
    PRIMARY KEY (key_id, day, route, status_class)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS recent_admissions (
    written_at_ms REAL NOT NULL,
    times_by_key TEXT NOT NULL
  ) STRICT;
`;

/** Opens `<dataDir>/admission.sqlite`; file and folder are created, readable by this user alone. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'admission.sqlite'), { timeout: BUSY_TIMEOUT_MS });
  // WAL lets processes read while one writes. NORMAL leaves out the sync per commit: a killed process loses
  // nothing, a power cut at most the last moments of counting.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT;`);
  return database;
}

/** Lets `work` fail at once where it would wait for another process to finish writing. */
export function withoutWaiting<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('PRAGMA busy_timeout = 0');
  try {
    return work();
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
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
    database.exec('ROLLBACK');
    throw error;
  }
}
