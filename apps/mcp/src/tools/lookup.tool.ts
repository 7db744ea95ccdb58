import { LIST_PARAMETERS } from '../generated/list-parameters.js';
import { findByName, type NamesQuery } from '../ids/find-by-name.js';
import { defineTool } from './define-tool.js';
import { GAME_FILTERS, GAME_SEARCH, PAGE, TEXT_LANGUAGE } from './parameters.js';
import { listOf, PARTIAL, recordOf, TEXT, TEXT_OR_NULL } from './schemas.js';

export const lookup = defineTool<NamesQuery>({
  name: 'lookup',
  description:
    'Finds ids by name: of designers and illustrators (people), and of all other records. Pages are as in search_games',
  parameters: {
    kind: { ...LIST_PARAMETERS.suggest.type, description: 'all: every kind at once' },
    q: { ...GAME_FILTERS.q, description: 'A name or a part of it; without it all are listed' },
    ...PAGE,
    ...TEXT_LANGUAGE,
  },
  describedBefore: GAME_SEARCH,
  required: ['kind'],
  output: {
    values: listOf(recordOf({ kind: TEXT, id: TEXT, name: TEXT })),
    nextCursor: TEXT_OR_NULL,
    ...PARTIAL,
  },
  optional: Object.keys(PARTIAL),
  answer: (catalog, query, signal) => findByName(catalog, query, { signal }),
});
