import { LANGUAGES } from '#libs/catalog';

/** The fields of a record that columns can be mapped to. */
export const FIELDS = [
  'id',
  ...LANGUAGES.map(language => `name.${language}` as const),
  'aliases',
  ...LANGUAGES.map(language => `description.${language}` as const),
  'yearPublished',
  'editions',
  'players',
  'players.min',
  'players.max',
  'playtime',
  'playtime.min',
  'playtime.max',
  'minAge',
  'complexity',
  'languages',
  'publisher',
  'designers',
  'illustrators',
  'categories',
  'mechanics',
  'awards',
  'series',
  'reimplements',
  'baseGame',
  'boardgamegeek',
  'wikidata',
  'popularity',
] as const;
export type Field = (typeof FIELDS)[number];

/** Fields that hold several values. */
export const LIST_FIELDS = [
  'aliases',
  'languages',
  'designers',
  'illustrators',
  'categories',
  'mechanics',
  'awards',
  'reimplements',
] as const satisfies readonly Field[];
export type ListField = (typeof LIST_FIELDS)[number];

/** Where a field is, and how it is written there. */
export interface ColumnRule {
  /** The name of the column in the heading. */
  readonly column: string;
  /** Separates several values; without it a cell is one value. */
  readonly separator?: string;
  /** Texts in cells, and what they mean: `{ "Familienspiel": "family" }`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** How the columns of a table become the fields of records: the content of the file given with `--mapping`. */
export interface Mapping {
  /** `,`, `;` or tab; by default the most frequent one in the heading. */
  readonly delimiter?: string;
  /** A name of the Encoding Standard; by default what the byte order mark says, else `utf-8`. */
  readonly encoding?: string;
  readonly columns: Readonly<Partial<Record<Field, ColumnRule>>>;
}
