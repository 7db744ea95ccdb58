import type { IntegerField } from './field.js';

type NamedByGames = { readonly item: { readonly games: number } };

/** The number of games that name a record, by which every list of what games name can be ordered. */
export const GAMES_COUNT_FIELD: IntegerField<NamedByGames, Record<never, never>> = {
  type: 'integer',
  value: ({ item }) => item.games,
  parameters: {},
  sorts: true,
  counts: false,
};
