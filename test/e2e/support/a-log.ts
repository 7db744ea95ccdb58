import { pino } from 'pino';
import type { Log } from '#libs/log';

/** A log that a test can read. */
export function aLog(): { readonly log: Log; lines(): Record<string, unknown>[]; text(): string } {
  const written: string[] = [];
  const log = pino({ base: null }, { write: line => void written.push(line) });
  return {
    log,
    lines: () => written.map(line => JSON.parse(line) as Record<string, unknown>),
    text: () => written.join(''),
  };
}
