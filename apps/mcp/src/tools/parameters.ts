import { LIST_PARAMETERS } from '../generated/list-parameters.js';

/** A schema of one parameter, with its description. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Parameters = Readonly<Record<string, JsonSchema>>;

/** What tools choose themselves is left out: which members an answer has, and what is counted. */
const { q, limit, cursor, fields, count, facets, sort, ...filters } = LIST_PARAMETERS.listGames;

/** What games can be filtered by, as the API describes it. */
export const GAME_FILTERS: Parameters = filters;
export const TITLE: Parameters = { q };
export const ORDER: Parameters = { sort };

/** The API's page size, with fewer items unless asked: an assistant reads every one of them. */
export const PAGE: Parameters = {
  limit: { ...limit, default: 10, description: 'How many items to answer.' },
  cursor: { ...cursor, description: 'The nextCursor of the answer before, to go on from there.' },
};

export const TEXT_LANGUAGE: Parameters = {
  textLanguage: {
    type: 'string',
    enum: ['en', 'fr', 'de', 'es', 'it'],
    default: 'en',
    description: 'Language of names and labels in the answer; English where a text has no other.',
  },
};
