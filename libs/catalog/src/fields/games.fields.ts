import type { EntryTypes } from '../model/entry.js';
import { languageCode, slug, wholeNumber } from './accepted-value.js';
import { contains, declareFields, equals, has } from './declare-fields.js';

/** What games are filtered and ordered by. */
export const GAME_FIELDS = declareFields<EntryTypes['games']>()(({ keyword, integer, range }) => ({
  editions: integer(({ item }) => item.editions, {}, { sorts: true }),
  year: integer(({ item }) => item.yearPublished, {
    year: equals(wholeNumber(-9_999, 9_999), {
      description: 'First published in exactly this year.',
      example: 2019,
    }),
  }),
  players: range(({ item }) => item.players, {
    players: contains(wholeNumber(1, 999), {
      description: 'Playable with exactly this many: `min ≤ players ≤ max`.',
      example: 2,
    }),
  }),
  language: keyword(({ item }) => item.languages, {
    language: has(languageCode, {
      description:
        'Published in this language, ISO 639-1 in any letter case. It filters `languages`, never the translations.',
      example: 'de',
    }),
  }),
  mechanic: keyword(({ item }) => item.mechanics, {
    mechanic: has(slug, {
      description: 'Slug of a mechanic it has. An unknown one gives an empty page.',
      example: 'engine-building',
    }),
  }),
  category: keyword(({ item }) => item.categories, {
    category: has(slug, {
      description: 'Slug of a category it is in. An unknown one gives an empty page.',
      example: 'animals',
    }),
  }),
  publisher: keyword(({ publisher }) => (publisher === null ? [] : [publisher]), {
    publisher: has(slug, {
      description: 'Slug of its publisher. An unknown one gives an empty page.',
      example: 'stonemaier-games',
    }),
  }),
}));
