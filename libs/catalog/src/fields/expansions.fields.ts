import type { EntryTypes } from '../model/entry.js';
import { languageTerms, slugTerms, TERMS } from './accepted-value.js';
import { declareFields, has } from './declare-fields.js';
import { externalIdField } from './external-id.field.js';
import { POPULARITY_FIELD } from './popularity.field.js';
import { series } from './series.parameter.js';
import { slugField } from './slug.field.js';
import { year, yearFrom, yearTo } from './year.parameters.js';

/** What expansions are filtered and ordered by. */
export const EXPANSION_FIELDS = declareFields<EntryTypes['expansions']>()(({ keyword, integer }) => ({
  slug: slugField('expansions'),
  year: integer(({ item }) => item.yearPublished, { year, yearFrom, yearTo }, { sorts: true }),
  language: keyword(({ item }) => item.languages, {
    language: has(languageTerms, {
      description: `Published in this language, ISO 639-1 in any letter case. ${TERMS}`,
      example: ['de'],
    }),
  }),
  languageCount: integer(({ item }) => item.languages.length, {}, { breaksTies: 'prominence' }),
  baseGame: keyword(({ item }) => [item.baseGame], {
    baseGame: has(slugTerms, {
      names: 'games',
      description: `Slug of the game it extends. ${TERMS}`,
      example: ['wingspan'],
    }),
  }),
  series: keyword(({ item }) => (item.series === null ? [] : [item.series]), { series }),
  boardgamegeek: externalIdField('boardgamegeek', ['325']),
  wikidata: externalIdField('wikidata', []),
  popularity: POPULARITY_FIELD,
}));
