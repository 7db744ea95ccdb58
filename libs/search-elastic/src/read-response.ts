import type { estypes } from '@elastic/elasticsearch';
import {
  CatalogUnavailable,
  type Hit,
  type Position,
  type Resource,
  type ResourceTypes,
} from '#libs/catalog';

/** What an index holds that is shown. */
export interface StoredSource<R extends Resource> {
  readonly item: ResourceTypes[R];
}

/** @throws CatalogUnavailable rather than give a page that may be short */
export function readHits<R extends Resource>(response: estypes.SearchResponse<StoredSource<R>>): Hit<R>[] {
  if (response.timed_out) throw new CatalogUnavailable('timed out');
  if (response._shards.failed > 0) throw new CatalogUnavailable('partial answer');
  return response.hits.hits.map(({ _id, _source, sort }) => {
    if (_source === undefined || sort === undefined)
      throw new Error(`hit ${_id ?? '?'} has no source or no sort values`);
    return { item: _source.item, position: sort as Position };
  });
}
