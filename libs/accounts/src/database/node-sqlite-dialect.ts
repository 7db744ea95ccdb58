import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { openSqlite, resultCodeOf } from '#libs/sqlite';
import { DatabaseUnavailable } from './database-unavailable.js';

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
  const reach = <Result>(work: () => Result) => orDatabaseUnavailable(path, work);
  const database = reach(() => openSqlite(path, BUSY_TIMEOUT_MS));
  return { prepare: sql => prepare(database, sql, reach), close: () => database.close() };
}

type Reach = <Result>(work: () => Result) => Result;

function prepare(database: DatabaseSync, sql: string, reach: Reach): SqliteStatement {
  // A deferred transaction that reads before it writes fails when another process wrote in between; an
  // immediate one waits for its turn.
  const statement = reach(() => database.prepare(sql === 'begin' ? 'begin immediate' : sql));
  return {
    reader: statement.columns().length > 0,
    all: parameters => reach(() => statement.all(...(parameters as SQLInputValue[]))),
    run: parameters =>
      // On a full disk SQLite itself has rolled back; the error of a second time would hide the one that says why.
      sql === 'rollback' && !database.isTransaction
        ? { changes: 0, lastInsertRowid: 0 }
        : reach(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN and NOTADB; see https://www.sqlite.org/rescode.html */
const PASSING = [5, 6, 8, 10, 13, 14, 26];

function orDatabaseUnavailable<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = resultCodeOf(error);
    if (code === undefined || !PASSING.includes(code)) throw error;
    throw new DatabaseUnavailable(`sqlite:${path}`, error);
  }
}
