import type { AccountRecord } from './open-record.js';

/** What tells this database from any other but its copies. */
export async function readDatabaseId(record: AccountRecord): Promise<string> {
  const { id } = await record.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  return id;
}
