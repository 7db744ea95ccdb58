import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';

/** Long enough for the slowest writer, a migration. */
const BUSY_TIMEOUT_MS = 5_000;

/** Kysely's SQLite dialect, made for better-sqlite3, over Node's own `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(path: string) {
    super({ database: async () => openDatabase(path) });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** SQLite does roll back DDL; saying so makes Kysely run all migrations in one transaction. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openDatabase(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL');
  return { prepare: sql => prepare(database, sql), close: () => database.close() };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  // A deferred transaction that reads before it writes fails when another process wrote in between; an
  // immediate one waits for its turn.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...(parameters as SQLInputValue[])),
    run: parameters => statement.run(...(parameters as SQLInputValue[])),
    iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
