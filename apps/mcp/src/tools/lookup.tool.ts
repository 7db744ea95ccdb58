import { LIST_PARAMETERS } from '../generated/list-parameters.js';
import { findByName, type NamesQuery } from '../ids/find-by-name.js';
import { defineTool } from './define-tool.js';
import { GAME_FILTERS, GAME_SEARCH, PAGE, TEXT_LANGUAGE } from './parameters.js';

export const lookup = defineTool<NamesQuery>({
  name: 'lookup',
  description:
    'Finds ids by name: of designers and illustrators (people), and of all other records. Pages are as in search_games',
  parameters: {
    kind: { ...LIST_PARAMETERS.suggest.type, default: 'all' },
    q: { ...GAME_FILTERS.q, description: 'A name or a part of it; without it all of a kind are listed' },
    ...PAGE,
    ...TEXT_LANGUAGE,
  },
  describedBefore: GAME_SEARCH,
  answer: (catalog, query, signal) => findByName(catalog, query, { signal }),
});
