import type { EntryTypes } from '../model/entry.js';
import { languageCode, slug, wholeNumber } from './accepted-value.js';
import { declareFields, equals, has } from './declare-fields.js';

/** What expansions are filtered by. */
export const EXPANSION_FIELDS = declareFields<EntryTypes['expansions']>()(({ keyword, integer }) => ({
  year: integer(({ item }) => item.yearPublished, {
    year: equals(wholeNumber(-9_999, 9_999), {
      description: 'Published in exactly this year.',
      example: 2019,
    }),
  }),
  language: keyword(({ item }) => item.languages, {
    language: has(languageCode, {
      description: 'Published in this language, ISO 639-1 in any letter case.',
      example: 'de',
    }),
  }),
  baseGame: keyword(({ item }) => [item.baseGame], {
    baseGame: has(slug, {
      description: 'Slug of the game it extends. An unknown one gives an empty page.',
      example: 'wingspan',
    }),
  }),
}));
