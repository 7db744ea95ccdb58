import type { EntryTypes } from '../model/entry.js';
import { ROLES } from '../model/resources.js';
import { oneOf } from './accepted-value.js';
import { declareFields, has } from './declare-fields.js';
import { GAMES_COUNT_FIELD } from './games-count.field.js';
import { slugField } from './slug.field.js';

/** What people are filtered and ordered by. */
export const PERSON_FIELDS = declareFields<EntryTypes['people']>()(({ keyword }) => ({
  slug: slugField('people'),
  games: GAMES_COUNT_FIELD,
  role: keyword(({ item }) => item.roles, {
    role: has(oneOf(ROLES), {
      description: 'Credited in this role on at least one game.',
      example: 'designer',
    }),
  }),
}));
