import { type Dialect, Kysely, sql } from 'kysely';
import { createPrivateFile } from '#libs/sqlite';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { DatabaseUnavailable } from './database-unavailable.js';
import { NewerDatabase } from './newer-database.js';
import { NodeSqliteDialect } from './node-sqlite-dialect.js';
import { UnsupportedDatabase } from '../registry-error.js';
import type { Schema } from './schema.js';
import { addQuotaWarning } from './add-quota-warning.js';
import { addRestrictions } from './add-restrictions.js';
import { createTables } from './create-tables.js';

/** The accounts database, open. The code that opened it calls `destroy()` at the end. */
export type AccountsDatabase = Kysely<Schema>;

/** The databases that accounts can be kept in. */
export type DatabaseKind = 'sqlite' | 'postgres';

const SQLITE_SCHEME = 'sqlite:';
const IN_MEMORY = ':memory:';

/** @throws UnsupportedDatabase */
export function databaseKindOf(url: string): DatabaseKind {
  if (url.startsWith(SQLITE_SCHEME)) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  throw new UnsupportedDatabase();
}

/**
 * Opens the database and brings its tables up to date; any number of processes may do so at once. Does not wait for a
 * database that is unavailable: callers that can wait should try again.
 * @param url `sqlite:<absolute path>`, whose file and folder are created, readable by this user alone; or
 *   `postgres://user:password@host/database`, a database that exists
 * @throws DatabaseUnavailable if it cannot be reached or used, NewerDatabase if a later version has migrated it,
 *   UnsupportedDatabase for any other URL
 */
export async function openAccountsDatabase(url: string): Promise<AccountsDatabase> {
  const database = new Kysely<Schema>({ dialect: await dialectOf(url) });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    // A migration that is not known is refused before anything is changed, and not told from other errors.
    const unknown =
      error instanceof DatabaseUnavailable ? [] : await unknownMigrations(database).catch(() => []);
    await database.destroy();
    throw unknown.length > 0 ? new NewerDatabase(url, unknown, NEWEST_MIGRATION) : error;
  }
}

async function dialectOf(url: string): Promise<Dialect> {
  if (databaseKindOf(url) === 'sqlite') return sqliteDialect(url);
  // Imported only when it is used: most start without a database server.
  const { NodePostgresDialect } = await import('./postgres-dialect.js');
  return new NodePostgresDialect(url);
}

/** @param url `sqlite:<path>` */
export const sqlitePathOf = (url: string): string => url.slice(SQLITE_SCHEME.length);

function sqliteDialect(url: string): Dialect {
  const path = sqlitePathOf(url);
  try {
    if (path !== IN_MEMORY) createPrivateFile(path);
  } catch (error) {
    throw new DatabaseUnavailable(url, error);
  }
  return new NodeSqliteDialect(path);
}

/** In the order of their names, which is the order they run in. Applied ones are never edited. */
const migrations = {
  '0001-tables': createTables,
  '0002-restrictions': addRestrictions,
  '0003-quota-warning': addQuotaWarning,
};
const NEWEST_MIGRATION = Object.keys(migrations).at(-1) ?? '';

/**
 * Brings the tables up to date. All of it is one transaction under a lock (the write lock of SQLite, an advisory one of
 * PostgreSQL), so processes that start together migrate one after the other, and the later ones have nothing to do.
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/** The names of the migrations that a database has had, in their order. */
export async function appliedMigrations(database: AccountsDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** Those that this program does not have, of a database that was migrated before. */
async function unknownMigrations(database: AccountsDatabase): Promise<string[]> {
  return (await appliedMigrations(database)).filter(name => !Object.hasOwn(migrations, name));
}
