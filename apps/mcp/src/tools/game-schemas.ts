import type { Expansion, Game, NestedExpansion } from '#libs/client';
import {
  type JsonSchema,
  listOf,
  LOCALIZED,
  NUMBER,
  recordOf,
  type Schemas,
  TEXT,
  TEXT_OR_NULL,
} from './schemas.js';

const RANGE = recordOf({ min: NUMBER, max: NUMBER });
const TEXTS = listOf(TEXT);
const EXTERNAL_IDS = recordOf({ boardgamegeek: TEXT, wikidata: TEXT });

/** Without ids of other catalogs, which are for programs. */
const NESTED_EXPANSION = {
  id: TEXT,
  name: LOCALIZED,
  yearPublished: NUMBER,
  languages: TEXTS,
  series: TEXT_OR_NULL,
} satisfies Record<Exclude<keyof NestedExpansion, 'externalIds'>, JsonSchema>;

export const EXPANSION = {
  ...NESTED_EXPANSION,
  baseGame: TEXT,
} satisfies Record<Exclude<keyof Expansion, 'externalIds'>, JsonSchema>;

export const GAME = {
  id: TEXT,
  name: LOCALIZED,
  description: LOCALIZED,
  yearPublished: NUMBER,
  editions: NUMBER,
  players: RANGE,
  playtime: RANGE,
  minAge: NUMBER,
  complexity: NUMBER,
  languages: TEXTS,
  publisher: TEXT_OR_NULL,
  publisherId: TEXT_OR_NULL,
  designers: TEXTS,
  designerIds: TEXTS,
  illustrators: TEXTS,
  illustratorIds: TEXTS,
  categories: TEXTS,
  mechanics: TEXTS,
  awards: listOf(recordOf({ award: TEXT, year: NUMBER, result: TEXT })),
  series: TEXT_OR_NULL,
  reimplements: TEXTS,
  externalIds: EXTERNAL_IDS,
  expansions: listOf(recordOf(NESTED_EXPANSION)),
} satisfies Record<keyof Game, JsonSchema>;

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

/** What an assistant reads of expansions: all that is described. */
export const EXPANSION_FIELDS = [
  'name',
  'yearPublished',
  'languages',
  'series',
  'baseGame',
] as const satisfies readonly (keyof typeof EXPANSION)[];

/** A record in a list, its name in one language. */
export function summaryOf(record: Schemas, fields: readonly string[]): JsonSchema {
  const members = ['id', ...fields].map(field => [field, field === 'name' ? TEXT : record[field]]);
  return recordOf(Object.fromEntries(members) as Schemas);
}
