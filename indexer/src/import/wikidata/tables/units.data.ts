/** A quantity without a unit. */
export const NO_UNIT = '1';

/** Minutes of one unit of time. */
export const MINUTES: ReadonlyMap<string, number> = new Map([
  ['Q7727', 1], // minute
  ['Q25235', 60], // hour
  ['Q11574', 1 / 60], // second
]);

/** Units of an age in years; a bare number can mean nothing else there. */
export const YEARS: ReadonlySet<string> = new Set([
  'Q24564698', // years old
  'Q577', // year
  NO_UNIT,
]);
