import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './result-codes.js';

/** Between two attempts to switch a file to a write-ahead log; what is waited for takes about a millisecond. */
const PAUSE_MS = 5;

/**
 * Opens a file with a write-ahead log, which lets processes read while one writes. Several processes may open a new file
 * at the same moment.
 * @param waitMs how long opening, and every statement afterwards, waits for another process to finish writing; the
 *   process is blocked meanwhile
 * @throws what `node:sqlite` throws, and leaves nothing open
 */
export function openSqlite(path: string, waitMs: number): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: waitMs });
  try {
    switchToWal(database, waitMs);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * SQLite does not wait when two connections switch the same file at once, or one writes to it before the switch: it says
 * at once that the file is locked, whatever its timeout.
 */
function switchToWal(database: DatabaseSync, waitMs: number): void {
  const giveUpAtMs = performance.now() + waitMs;
  for (;;)
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= giveUpAtMs) throw error;
      sleep(PAUSE_MS);
    }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
