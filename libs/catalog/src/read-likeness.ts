import type { Generation } from './model/generation.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import { likenessOf, type Likeness } from './query/likeness.js';
import { recordsWith } from './read-records.js';

/**
 * What makes other games alike to one.
 * @returns `undefined` when there is no game with this slug
 */
export async function readLikeness(
  search: CatalogSearch,
  generation: Generation,
  slug: string,
): Promise<Likeness | undefined> {
  const game = await search.record(generation, 'games', slug);
  if (game === undefined) return undefined;
  const [mechanics, categories, { total = 0 }] = await Promise.all([
    gamesByTerm(search, generation, 'mechanics', game.mechanics),
    gamesByTerm(search, generation, 'categories', game.categories),
    search.list(generation, {
      resource: 'games',
      filters: {},
      title: undefined,
      after: undefined,
      count: 0,
      countsMatches: true,
    }),
  ]);
  return likenessOf(game, { mechanics, categories, games: total });
}

/** How many games have each of these terms. */
async function gamesByTerm(
  search: CatalogSearch,
  generation: Generation,
  resource: 'mechanics' | 'categories',
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const terms = await recordsWith(search, generation, resource, ids);
  return new Map(terms.map(({ item }) => [item.id, item.games]));
}
