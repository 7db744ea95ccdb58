import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

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
