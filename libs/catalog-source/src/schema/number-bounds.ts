/** The least and the greatest number that the source format allows. */
export type Bounds = readonly [least: number, greatest: number];

export const YEARS: Bounds = [-9_999, 9_999];
export const EDITIONS: Bounds = [0, 100_000];
export const PLAYERS: Bounds = [1, 999];
/** Minutes. */
export const PLAYTIME: Bounds = [0, 1_000_000];
/** Years. */
export const AGES: Bounds = [0, 99];

/** No award for games is older than the first of these years. */
export const AWARD_YEARS: Bounds = [1_900, 9_999];

export const COMPLEXITY: Bounds = [1, 5];
/** In any unit of the source: pages about it in encyclopedias, copies sold. */
export const POPULARITY: Bounds = [0, 1_000_000_000];

export function isWithin(number: number, [least, greatest]: Bounds): boolean {
  return number >= least && number <= greatest;
}
