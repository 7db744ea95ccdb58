import { pino, type Logger } from 'pino';

/**
 * Structured log lines on stdout. A line never holds a key, a link, a cookie, a query, an address of a person or a
 * header of the client.
 */
export type Log = Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
