import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** Structured log lines on stdout. A line never holds a key, a link, a cookie, an address of a person or a query. */
export type Log = Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Nest's own words: its complaints go to the log, its chatter about routes and modules only when debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown): void {
    this.to.debug(String(message));
  }

  warn(message: unknown): void {
    this.to.warn(String(message));
  }

  error(message: unknown): void {
    if (message instanceof Error) this.to.error({ err: message }, message.message);
    else this.to.error(String(message));
  }
}
