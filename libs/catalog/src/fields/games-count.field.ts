import type { IntegerField } from './field.js';

interface NamedByGames {
  readonly item: { readonly games: number };
}

const NO_PARAMETERS = {};

/** The number of games that name a record: its prominence, by which every list of what games name can be ordered, too. */
export const GAMES_COUNT_FIELD: IntegerField<NamedByGames, typeof NO_PARAMETERS> = {
  type: 'integer',
  value: ({ item }) => item.games,
  parameters: NO_PARAMETERS,
  sorts: true,
  breaksTies: 'prominence',
  counts: false,
};
