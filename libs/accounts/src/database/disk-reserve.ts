import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resultCodeOf } from '#libs/sqlite';
import { DatabaseUnavailable } from './database-unavailable.js';
import { databaseKindOf, sqlitePathOf } from './open-accounts-database.js';

/** For some tens of revocations. */
const BYTES = 512 * 1_024;

/** SQLITE_FULL, see https://www.sqlite.org/rescode.html#full */
const FULL = 13;

/** Room beside an SQLite database that is given up on a full disk, so that a key can still be revoked. */
export class DiskReserve {
  private constructor(private readonly path: string | undefined) {}

  /** Takes the room, where there is any and it is not taken yet. @param url of a database; PostgreSQL has none of it */
  static beside(url: string): DiskReserve {
    const path = databaseKindOf(url) === 'sqlite' ? `${sqlitePathOf(url)}.reserve` : undefined;
    if (path !== undefined && !existsSync(path)) take(path);
    return new DiskReserve(path);
  }

  /** Does `work`, and does it again with the room of the reserve if the disk is full. */
  async spend<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isFull(error) || this.path === undefined || !existsSync(this.path)) throw error;
      rmSync(this.path);
      return work();
    }
  }
}

function take(path: string): void {
  try {
    writeFileSync(path, Buffer.alloc(BYTES, '-'), { flag: 'wx', mode: 0o600 });
  } catch {
    // The disk is full already, or cannot be written to: a part of it would be of no use.
    rmSync(path, { force: true });
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && resultCodeOf(error.cause) === FULL;
}
