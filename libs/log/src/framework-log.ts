import type { Log } from './create-log.js';

/**
 * Messages of Nest: warnings and errors go to the log, those about routes and modules only when debugging. It has the
 * methods of Nest's `LoggerService`, which libraries do not know.
 */
export class FrameworkLog {
  constructor(private readonly to: Log) {}

  log(message: unknown): void {
    this.to.debug(String(message));
  }

  warn(message: unknown): void {
    this.to.warn(String(message));
  }

  /** @param about the stack and the part of Nest; what fails at the start is thrown as well, and explained there */
  error(message: unknown, ...about: readonly unknown[]): void {
    if (about.includes('ExceptionHandler')) return;
    if (message instanceof Error) this.to.error({ err: message }, message.message);
    else this.to.error(String(message));
  }
}
