import { LIST_PARAMETERS } from '../generated/list-parameters.js';

/** A JSON Schema; short, because every assistant reads all of them. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * The tools themselves choose which members an answer has and what is counted; one year is a span, and `publishedBy`
 * finds what `publisher` finds.
 */
const { limit, cursor, ids, fields, count, facets, sort, year, publisher, ...gameFilters } =
  LIST_PARAMETERS.listGames;
const {
  limit: _limit,
  cursor: _cursor,
  ids: _ids,
  fields: _fields,
  count: _count,
  sort: sortOfExpansions,
  year: _year,
  ...expansionFilters
} = LIST_PARAMETERS.listExpansions;

/** The title search and the filters of games, as the API describes them. */
export const GAME_FILTERS: Schemas = gameFilters;
export const EXPANSION_FILTERS: Schemas = { ...expansionFilters, q: gameFilters.q };

const ORDER = 'Replaces the order; with a minus descending';
const GAME_ORDER: Schemas = { sort: { ...sort, description: ORDER } };
export const EXPANSION_ORDER: Schemas = { sort: { ...sortOfExpansions, description: ORDER } };

/** The API's page size, with a smaller default, because an assistant reads every item. */
export const PAGE: Schemas = {
  limit: { ...limit, default: 10 },
  cursor: { ...cursor, description: 'The nextCursor of the page before' },
};

export const ID = { id: { type: 'string', maxLength: 200, description: 'As search_games returns it' } };

export const TEXT_LANGUAGE = {
  textLanguage: {
    type: 'string',
    enum: ['en', 'fr', 'de', 'es', 'it'],
    default: 'en',
    description: 'Language of names in the result; else English',
  },
};

/** What `search_games` takes, but for what it counts by. */
export const GAME_SEARCH: Schemas = { ...GAME_FILTERS, ...GAME_ORDER, ...PAGE, ...TEXT_LANGUAGE };
