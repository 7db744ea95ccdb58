import { DatabaseError } from 'pg';

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
