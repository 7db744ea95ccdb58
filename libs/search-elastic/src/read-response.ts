import type { estypes } from '@elastic/elasticsearch';
import {
  CatalogUnavailable,
  type Hit,
  type Position,
  type Resource,
  type ResourceTypes,
  type SlicedWork,
} from '#libs/catalog';

/** What an index holds that is shown. */
export interface StoredSource<R extends Resource> {
  readonly item: ResourceTypes[R];
}

/**
 * In slices, little as it is: of many answers that arrive together each is then written in a turn of its own.
 * @throws CatalogUnavailable rather than give a page that may be short
 */
// eslint-disable-next-line require-yield -- it ends within its first step
export function* readHits<R extends Resource>(
  response: estypes.SearchResponse<StoredSource<R>>,
): SlicedWork<Hit<R>[]> {
  if (response.timed_out) throw new CatalogUnavailable('timed out');
  if (response._shards.failed > 0) throw new CatalogUnavailable('partial answer');
  return response.hits.hits.map(({ _id, _source, sort }) => {
    if (_source === undefined || sort === undefined)
      throw new Error(`hit ${_id ?? '?'} has no source or no sort values`);
    return { item: _source.item, position: sort as Position };
  });
}
