import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Somebody else serves from this folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly code = 'data_folder_in_use';

  constructor(dataDir: string) {
    super(
      `Another API process serves from the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
}

/** Holds a folder until it is released or the process ends, however it ends. */
export interface DataFolderLock {
  release(): void;
}

/**
 * Takes `dataDir` for this process alone. The `keys` command does not ask for the lock and goes on working.
 *
 * The lock is an exclusive transaction on an empty database: the system drops it with the process, also after a
 * kill, which a file with a process id in it would outlive.
 * @throws DataFolderInUse
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'api.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new DataFolderInUse(dataDir) : error;
  }
  return { release: () => database.close() };
}

/** SQLITE_BUSY, see https://www.sqlite.org/rescode.html#busy */
function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}
