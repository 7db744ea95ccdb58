import { PostgresDialect } from 'kysely';
import { Client, DatabaseError, Pool, type PoolClient, types } from 'pg';
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
    const pool = new TranslatingPool(url);
    // A connection that breaks is replaced when the next one is needed, and what ran on it rejects by itself. Without
    // a listener, the event would end the process.
    pool.on('error', () => {});
    pool.on('connect', client => client.on('error', () => {}));
    super({ pool });
  }
}

/** Counts stay far below 2^53. */
function getTypeParser(...[type, format]: Parameters<typeof types.getTypeParser>): (text: string) => unknown {
  return type === INT8 ? Number : (types.getTypeParser(type, format) as (text: string) => unknown);
}

class TranslatingPool extends Pool {
  constructor(private readonly url: string) {
    super({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: SILENCE_TIMEOUT_MS,
      application_name: 'board-game-catalog',
      types: { getTypeParser },
      Client: translatingClient(url),
    });
  }

  // Kysely calls it without a callback. After any failure to connect, the database cannot be used.
  override async connect(): Promise<PoolClient> {
    try {
      return await super.connect();
    } catch (error) {
      throw new DatabaseUnavailable(this.url, error);
    }
  }
}

/** A client whose failed queries reject with {@link DatabaseUnavailable} when it was not the query's fault. */
function translatingClient(url: string): typeof Client {
  class TranslatingClient extends Client {}
  const inherited = Object.getOwnPropertyDescriptor(Client.prototype, 'query') as { value: Query };
  const query: Query = function (this: Client, ...args) {
    const result = inherited.value.apply(this, args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      // Without an answer from the server, what it is doing is unknown: this connection is not used again.
      if (!(error instanceof DatabaseError)) this.end().catch(() => {});
      throw isPostgresUnavailable(error) ? new DatabaseUnavailable(url, error) : error;
    });
  };
  // Defined, not overridden: the method has a dozen signatures, and what they have in common is a promise.
  Object.defineProperty(TranslatingClient.prototype, 'query', { value: query });
  return TranslatingClient;
}

type Query = (this: Client, ...args: unknown[]) => unknown;

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
