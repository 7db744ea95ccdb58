import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.js';
import { NodeSqliteDialect } from './node-sqlite-dialect.js';
import { UnsupportedDatabase } from './registry-error.js';
import type { Schema } from './schema.js';

/** The open record; whoever opened it calls `destroy()` at the end. */
export type AccountRecord = Kysely<Schema>;

const SQLITE_SCHEME = 'sqlite:';

/**
 * Opens the record and brings its tables up to date.
 * @param url `sqlite:<absolute path>`; file and folder are created, readable by this user alone
 * @throws UnsupportedDatabase for any other URL, and whatever the system or SQLite says if the file cannot be used
 */
export async function openRecord(url: string): Promise<AccountRecord> {
  if (!url.startsWith(SQLITE_SCHEME)) throw new UnsupportedDatabase();
  const path = url.slice(SQLITE_SCHEME.length);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const record = new Kysely<Schema>({ dialect: new NodeSqliteDialect(path) });
  try {
    await migrate(record);
    return record;
  } catch (error) {
    await record.destroy();
    throw error;
  }
}
