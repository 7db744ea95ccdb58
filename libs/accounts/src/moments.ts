import type { Clock } from '#libs/admission';
import type { Moment } from './database/schema.js';

/** The present, on this clock. */
export function momentOf(clock: Clock): Moment {
  return new Date(clock.now()).toISOString();
}

/** `ms` after a moment; before it when negative. */
export function momentAfter(moment: Moment, ms: number): Moment {
  return new Date(Date.parse(moment) + ms).toISOString();
}
