import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { createTables } from './create-tables.js';
import type { Schema } from './schema.js';

/** In the order of their names, which is the order they run in. Applied ones are never edited. */
const migrations = { '0001-tables': createTables };

/**
 * Brings the tables up to date. All of it is one transaction under a lock (the write lock of SQLite, an advisory one of
 * PostgreSQL), so processes that start together migrate one after the other, and the later ones have nothing to do.
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/** The applied migrations that this program does not have, of a database that was migrated before. */
export async function unknownMigrations(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return rows.map(({ name }) => name).filter(name => !Object.hasOwn(migrations, name));
}
