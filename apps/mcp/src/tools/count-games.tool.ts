import type { GamesQuery } from '#libs/client';
import { defineTool } from './define-tool.js';
import { GAME_FILTERS, TITLE } from './parameters.js';

interface Input extends Omit<GamesQuery, 'facets'> {
  readonly by: NonNullable<GamesQuery['facets']>;
}

export const offerCountGames = defineTool<Input>({
  name: 'count_games',
  title: 'Count games',
  description:
    'Counts the board games that meet every filter given, in all and by the values of some fields: at most the 50 most frequent values of each.',
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
