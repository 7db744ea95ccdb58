import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration';
import type { AccountsDatabase } from './open-accounts-database.js';

const LOCK = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };

/**
 * Migrates tables that another component keeps in the accounts database: one transaction, under the lock that its
 * own migrations run under. When processes start together, each waits for the one before and sees what it made.
 * @param work gets the transaction, and must look at what is there only then
 */
export async function migrateUnderLock(
  database: AccountsDatabase,
  work: (transaction: AccountsDatabase) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async connection => {
    const { adapter } = connection.getExecutor();
    await adapter.acquireMigrationLock(connection, LOCK);
    try {
      await connection.transaction().execute(work);
    } finally {
      // After the commit, not in it: the process that gets the lock next must find the tables.
      await adapter.releaseMigrationLock(connection, LOCK);
    }
  });
}
