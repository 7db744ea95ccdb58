import type { GamesQuery } from '#libs/client';
import { defineTool } from './define-tool.js';
import { GAME_FILTERS, TITLE } from './parameters.js';

interface Input extends Omit<GamesQuery, 'facets'> {
  readonly by: NonNullable<GamesQuery['facets']>;
}

export const registerCountGames = defineTool<Input>({
  name: 'count_games',
  title: 'Count games',
  description:
    'Counts the board games that match all given filters: the total, and for some fields the number of games with each value (at most the 50 most frequent values of a field).',
  parameters: {
    ...TITLE,
    ...GAME_FILTERS,
    by: {
      type: 'array',
      items: { type: 'string', enum: ['mechanic', 'category', 'language', 'publisher', 'designer'] },
      default: [],
      description: 'The fields to count by.',
    },
  },
  answer: async (catalog, { by, ...query }, signal) => {
    const facets = by.length === 0 ? undefined : [...new Set(by)];
    const counted = { ...query, facets, count: true, limit: 1, fields: ['id'] } as const;
    const page = await catalog.games(counted, { signal }).firstPage();
    return { total: page.pagination.total, by: page.facets ?? {} };
  },
});
