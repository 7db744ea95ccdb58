import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration';
import type { AccountRecord } from './open-record.js';

const LOCK = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };

/**
 * Migrates tables that somebody else keeps in the record's database: one transaction, under the lock that the record's
 * own migrations run under. Of processes that start together each waits for the one before, and sees what it made.
 * @param work gets the transaction, and must look at what is there only then
 */
export async function migrateBeside(
  record: AccountRecord,
  work: (transaction: AccountRecord) => Promise<void>,
): Promise<void> {
  await record.connection().execute(async connection => {
    const { adapter } = connection.getExecutor();
    await adapter.acquireMigrationLock(connection, LOCK);
    try {
      await connection.transaction().execute(work);
    } finally {
      // After the commit, not in it: who gets the lock next must find the tables.
      await adapter.releaseMigrationLock(connection, LOCK);
    }
  });
}
