import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnavailable } from './database-unavailable.js';
import { databaseKindOf, sqlitePathOf } from './open-accounts-database.js';
import { RegistryError } from '../registry-error.js';

/** How long a process that writes is waited for. */
const WAIT_MS = 15_000;

/** Why no backup was made; nothing was written. */
export class BackupRefused extends RegistryError {
  readonly code = 'backup_refused';
}

/**
 * Copies an accounts database in SQLite, as it is at one moment, while other processes use it. Changes nothing in it, its
 * migrations neither, so a backup before an upgrade can be made with either version.
 * @param url `sqlite:<path>`
 * @param file the copy, which only this user can read; it must not exist
 * @throws BackupRefused for a database in PostgreSQL, which has its own tools, if there is no database, and if the file
 *   exists or cannot be made; DatabaseUnavailable if the database cannot be read or the copy not be written
 */
export function backUpAccounts(url: string, file: string): void {
  if (databaseKindOf(url) === 'postgres')
    throw new BackupRefused('a database in PostgreSQL is copied by pg_dump; see docs/backups.md');
  const path = sqlitePathOf(url);
  if (!existsSync(path))
    throw new BackupRefused(`there is no database ${path}; check DATABASE_URL and DATA_DIR`);
  createNew(file);
  try {
    const database = new DatabaseSync(path, { timeout: WAIT_MS });
    try {
      database.prepare('VACUUM INTO ?').run(file);
    } finally {
      database.close();
    }
  } catch (error) {
    rmSync(file);
    throw new DatabaseUnavailable(url, error);
  }
}

/** SQLite writes into a file that is empty, and would make one that all can read. */
function createNew(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    throw new BackupRefused(`the backup cannot be made: ${(error as Error).message}`);
  }
}
