import type { Generation } from './model/generation.js';
import type { Resource } from './model/resources.js';
import type { CatalogSearch } from './ports/catalog-search.js';
import type { Hit } from './query/list-query.js';

/** The records of a list with these slugs, ascending; unknown slugs are left out. */
export async function recordsWith<R extends Resource>(
  search: CatalogSearch,
  generation: Generation,
  resource: R,
  ids: readonly string[],
): Promise<readonly Hit<R>[]> {
  if (ids.length === 0) return [];
  const request = { resource, filters: { ids }, title: undefined, after: undefined, count: ids.length };
  return (await search.list<R>(generation, request)).hits;
}
