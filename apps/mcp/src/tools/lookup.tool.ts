import { findByName, type Kind, type NamesQuery } from '../ids/find-by-name.js';
import { defineTool } from './define-tool.js';
import { GAME_FILTERS, PAGE, TEXT_LANGUAGE } from './parameters.js';
import { listOf, recordOf, TEXT, TEXT_OR_NULL } from './schemas.js';

const LOOKED_UP = [
  'people',
  'publishers',
  'mechanics',
  'categories',
  'awards',
  'series',
] as const satisfies readonly Kind[];

export const lookup = defineTool<NamesQuery>({
  name: 'lookup',
  description:
    'Finds the ids of designers and illustrators (people), publishers, mechanics, categories, awards and series',
  parameters: {
    kind: { type: 'string', enum: LOOKED_UP },
    q: { ...GAME_FILTERS.q, description: 'A name or a part of it; without it all are listed' },
    ...PAGE,
    ...TEXT_LANGUAGE,
  },
  required: ['kind'],
  output: { values: listOf(recordOf({ id: TEXT, name: TEXT })), nextCursor: TEXT_OR_NULL },
  answer: (catalog, query, signal) => findByName(catalog, query, { signal }),
});
