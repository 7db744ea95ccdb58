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

/** The later one of a moment and a time in milliseconds since the epoch; `undefined` and `null`: never. */
export function laterOf(moment: Moment | null, atMs: number | undefined): Moment | null {
  const other = atMs === undefined ? null : new Date(atMs).toISOString();
  return other !== null && (moment === null || other > moment) ? other : moment;
}
