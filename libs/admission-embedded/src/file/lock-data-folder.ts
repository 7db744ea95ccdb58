import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile, isBusy } from '#libs/sqlite';
import { DataFolderUnusable } from './data-folder-unusable.js';

/** In the data folder. */
const LOCK_FILE = 'api.lock';

/** Another process serves from this folder. */
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
 * Takes `dataDir` for this process alone. The `keys` command does not need the lock and keeps working.
 *
 * The lock is an exclusive transaction on an empty database: the system releases it when the process ends, also after
 * a kill. A file with a process id in it would remain after a kill.
 * @throws DataFolderInUse, DataFolderUnusable
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  try {
    const database = takeLock(createPrivateFile(join(dataDir, LOCK_FILE)));
    return { release: () => database.close() };
  } catch (error) {
    throw isBusy(error) ? new DataFolderInUse(dataDir) : new DataFolderUnusable(dataDir, LOCK_FILE, error);
  }
}

function takeLock(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
