import type { AccountsDatabase } from './open-accounts-database.js';

/** What tells this database from any other but its copies. */
export async function readDatabaseId(database: AccountsDatabase): Promise<string> {
  const { id } = await database.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  return id;
}
