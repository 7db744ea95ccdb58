import type { AccountsDatabase } from './open-accounts-database.js';

/** The id that distinguishes this database from all others, except its copies. */
export async function readDatabaseId(database: AccountsDatabase): Promise<string> {
  const { id } = await database.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  return id;
}
