import type { Resource, ResourceTypes } from '#libs/catalog';
import { completeItem, indexName } from '#libs/search-elastic';
import type { CheckSubject } from './check-subject.js';

/** Up to `size` random records of a list, other ones at every call. */
export async function sample<R extends Resource>(
  { client, prefix, generation }: CheckSubject,
  resource: R,
  size: number,
): Promise<ResourceTypes[R][]> {
  const { hits } = await client.search<{ item: ResourceTypes[R] }>({
    index: indexName(prefix, resource, generation.id),
    query: { function_score: { functions: [{ random_score: {} }] } },
    size,
    _source: ['item'],
    allow_partial_search_results: false,
  });
  return hits.hits.flatMap(({ _source }) =>
    _source === undefined ? [] : [completeItem(resource, _source.item)],
  );
}
