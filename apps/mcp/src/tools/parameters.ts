import { LIST_PARAMETERS } from '../generated/list-parameters.js';

/** A schema of one parameter, with its description. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Parameters = Readonly<Record<string, JsonSchema>>;

/** The tools themselves choose which members an answer has and what is counted: those parameters are left out. */
const { q, limit, cursor, fields, count, facets, sort, ...filters } = LIST_PARAMETERS.listGames;

/** The filters of games, as the API describes them. */
export const GAME_FILTERS: Parameters = filters;
export const TITLE: Parameters = { q };
export const ORDER: Parameters = { sort };

/** What suggestions are for; always games. */
const { type, ...suggestion } = LIST_PARAMETERS.suggest;
export const SUGGESTION: Parameters = suggestion;

/** The API's page size, with a smaller default, because an assistant reads every item. */
export const PAGE: Parameters = {
  limit: { ...limit, default: 10, description: 'How many items to return.' },
  cursor: { ...cursor, description: 'The nextCursor of the previous page, to continue from there.' },
};

export const TEXT_LANGUAGE: Parameters = {
  textLanguage: {
    type: 'string',
    enum: ['en', 'fr', 'de', 'es', 'it'],
    default: 'en',
    description: 'Language of names and labels in the result; English where a text does not have it.',
  },
};
