import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { accountsAndKeys } from './migrations/0001-accounts-and-keys.js';
import { places } from './migrations/0007-places.js';
import type { Schema } from './schema.js';

/** Part of the first one: every database has all of them, or none. Their names are in databases, and must be known. */
const included: Migration = { up: async () => {} };

/** In the order of their names, which is the order they run in. Applied ones are never edited. */
const migrations = {
  '0001-accounts-and-keys': accountsAndKeys,
  '0002-first-plans': included,
  '0003-publication-and-owners': included,
  '0004-plans-of-accounts': included,
  '0005-sealed-keys': included,
  '0006-origins-and-mails': included,
  '0007-places': places,
};

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
