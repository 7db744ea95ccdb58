import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable } from './database-unavailable.js';

/** Plenty for a dashboard; Debian's server allows 100 connections to all processes together. */
const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A page waits no longer than this for a statement, or for a row that another transaction has locked. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A working server has reported by then that the statement took too long; this one hangs. */
const SILENCE_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** The type of `count(*)` and of `bigint` columns, which `pg` returns as text by default. */
const INT8 = types.builtins.INT8;

/** Kysely's PostgreSQL dialect over a pool of connections that are opened when they are needed. */
export class NodePostgresDialect extends PostgresDialect {
  constructor(url: string) {
    super({ pool: new TranslatingPool(withCheckedTls(url)) });
  }
}

/** Modes with which `psql` encrypts, but does not check the server's name. */
const UNCHECKED_TLS = new Set(['prefer', 'require', 'verify-ca']);

/** Says what `pg` does with these modes anyway, and warns of at length: it checks the server's certificate and name. */
function withCheckedTls(url: string): string {
  const checked = new URL(url);
  const { searchParams } = checked;
  if (searchParams.has('uselibpqcompat') || !UNCHECKED_TLS.has(searchParams.get('sslmode') ?? '')) return url;
  searchParams.set('sslmode', 'verify-full');
  return checked.href;
}

/** Counts stay far below 2^53. */
function getTypeParser(...[type, format]: Parameters<typeof types.getTypeParser>): (text: string) => unknown {
  return type === INT8 ? Number : (types.getTypeParser(type, format) as (text: string) => unknown);
}

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_TIMEOUT_MS,
    application_name: 'board-game-catalog',
    types: { getTypeParser },
  });
  // A connection that breaks is replaced when the next one is needed, and what ran on it rejects by itself. Without
  // a listener, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** What Kysely needs of a pool, with every failure that is not the statement's fault as {@link DatabaseUnavailable}. */
class TranslatingPool implements PostgresPool {
  readonly options = {};
  private readonly pool: Pool;

  constructor(private readonly url: string) {
    this.pool = openPool(url);
  }

  /** After any failure to connect, the database cannot be used. */
  async connect(): Promise<PostgresPoolClient> {
    try {
      return translating(await this.pool.connect(), this.url);
    } catch (error) {
      throw new DatabaseUnavailable(this.url, error);
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

function translating(client: PoolClient, url: string): PostgresPoolClient {
  /** Without an answer from the server, what it is doing is unknown: such a connection is not used again. */
  let broken: DatabaseUnavailable | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (broken !== undefined) throw broken;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isPostgresUnavailable(error)) throw error;
      const unavailable = new DatabaseUnavailable(url, error);
      if (!(error instanceof DatabaseError)) broken = unavailable;
      throw unavailable;
    }
  };
  return {
    // Kysely asks for cursors only when a result is streamed, which nothing here does.
    query: query as unknown as PostgresPoolClient['query'],
    release: destroy => client.release(destroy === true || broken !== undefined),
  };
}

/**
 * SQLSTATE codes and classes after which the same statement may succeed later
 * (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
const PASSING = [
  '08', // the connection
  '53', // out of connections, memory or disk
  '57P', // shutting down, starting up
  '57014', // canceled by the statement timeout
  '55P03', // a lock that was not available
  '40', // serialization failure, deadlock
  '25006', // read-only: a standby, or a failover
];

/** Whether a statement failed because of the server's state rather than because of the statement itself. */
export function isPostgresUnavailable(error: unknown): boolean {
  // What `pg` throws without an answer from the server is a broken connection; a TypeError is a mistake of ours. Not
  // checked with `instanceof`, since errors of sockets may come from another realm than this code.
  if (!(error instanceof DatabaseError)) return Error.isError(error) && error.name !== 'TypeError';
  return PASSING.some(prefix => error.code?.startsWith(prefix));
}
