import { destination, pino, type Logger, stdTimeFunctions } from 'pino';

/**
 * Structured log lines on stdout. A line never contains a key, a link, a cookie, a query, an address of a person or a
 * header of the client.
 */
export type Log = Logger;

/** Lines are written in blocks of at least this size, or when the oldest of them is this old. */
const BLOCK_BYTES = 4_096;
const LONGEST_DELAY_MS = 100;

/**
 * A log that writes in blocks, since a system call for each line costs more than many answers do. Lines not yet written
 * are written when the process ends, also after a failure; `kill -9` loses a tenth of a second.
 */
export function createLog(level: string): Log {
  const stdout = destination({
    dest: 1,
    sync: false,
    minLength: BLOCK_BYTES,
    periodicFlush: LONGEST_DELAY_MS,
  });
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, stdout);
}
