import type { Expansion, Game } from '#libs/client';

/** What an assistant compares games by, without texts in five languages. */
export const SUMMARY_FIELDS = [
  'name',
  'yearPublished',
  'players',
  'playtime',
  'minAge',
  'complexity',
  'publisher',
  'designers',
  'categories',
  'mechanics',
  'languages',
] as const satisfies readonly (keyof Game)[];

/** What an assistant reads of expansions: all but ids of other catalogs, which are for programs. */
export const EXPANSION_FIELDS = [
  'name',
  'yearPublished',
  'languages',
  'players',
  'series',
  'baseGame',
] as const satisfies readonly (keyof Expansion)[];
