import type { Generation } from './model/generation.js';
import type { Resource } from './model/resources.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import type { Found, ListRequest } from './query/list-query.js';

/**
 * Answers a title search that found nothing with the records that match a part of it. Filters, order, cursors and counts work
 * on these, at most fifty, as on all others.
 * @returns `undefined` when there are none
 */
export async function findPartially<R extends Resource>(
  search: CatalogSearch,
  generation: Generation,
  { resource, filters, title, after, count, sort, countsMatches, facets }: ListRequest<R>,
): Promise<Found<R> | undefined> {
  if (title === undefined) return undefined;
  const ranked = await search.partialMatches(generation, resource, title);
  if (ranked.length === 0) return undefined;
  const request = { resource, filters, title: undefined, ranked, after, count, sort, countsMatches, facets };
  const found = await search.list<R>(generation, request);
  return found.hits.length === 0 ? undefined : found;
}
