import { pino, type Logger, stdTimeFunctions } from 'pino';
import { BlockWriter } from './block-writer.js';
import { terminalLine } from './terminal-line.js';

/**
 * Structured log lines on stdout, one JSON object each; on a terminal short lines for people. A line never contains a key, a link, a cookie, a query, an address of a person or a
 * header of the client.
 */
export type Log = Logger;

/**
 * In blocks, since a system call for each line costs more than many answers do: `kill -9` loses a tenth of a second.
 * Our own, because pino's destination tries for ever to write what waits at the end of a process without a reader.
 */
const STDOUT = new BlockWriter(1);

/** Prints text for people among the lines of the log, in the order in which both are written. */
export function print(text: string): void {
  STDOUT.write(text);
}

/**
 * A log of this process. Lines that cannot be written are lost, and the process continues.
 * @param service which process it is, in every line
 */
export function createLog(level: string, service: string): Log {
  // What is printed for people goes the same way: without a reader it must not end the process either.
  process.stdout.off('error', ignore).on('error', ignore);
  const destination = process.stdout.isTTY ? { write: (line: string) => print(terminalLine(line)) } : STDOUT;
  return pino({ level, base: { service }, timestamp: stdTimeFunctions.isoTime }, destination);
}

function ignore(): void {}
