import { setTimeout } from 'node:timers/promises';
import { appliedMigrations, DatabaseUnavailable, openAccountsDatabase } from '#libs/accounts';
import { createLog } from '#libs/log';
import { migrateAuthentication } from '../sign-in/authentication.js';

const PAUSE_MS = 1_000;

interface MigrationOptions {
  /** How long to try while the database does not answer, or another process holds the lock of migrations. */
  readonly waitMs: number;
  /** Called with the reason each time it has to wait. */
  readonly onWait: (reason: string) => void;
}

/**
 * Makes every table that a dashboard of this version needs, so that dashboards find nothing to do when they start.
 * @param databaseUrl as of the configuration
 * @returns the names of all migrations that the database has had
 * @throws DatabaseUnavailable when the wait is over, NewerDatabase, UnsupportedDatabase
 */
export async function migrateDatabase(
  databaseUrl: string,
  { waitMs, onWait }: MigrationOptions,
): Promise<string[]> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await migrate(databaseUrl);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() + PAUSE_MS > until) throw error;
      onWait(error.message);
    }
    await setTimeout(PAUSE_MS);
  }
}

async function migrate(databaseUrl: string): Promise<string[]> {
  const database = await openAccountsDatabase(databaseUrl);
  try {
    await migrateAuthentication({ database, databaseUrl, log: createLog('silent', 'accounts') });
    return await appliedMigrations(database);
  } finally {
    await database.destroy();
  }
}
