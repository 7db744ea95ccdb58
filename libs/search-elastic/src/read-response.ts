import type { estypes } from '@elastic/elasticsearch';
import {
  CatalogUnavailable,
  suggestionOf,
  type Facets,
  type FacetValue,
  type Found,
  type Hit,
  type ListRequest,
  type Position,
  type Resource,
  type ResourceTypes,
  type SlicedWork,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';
import { completeItem } from './index-model/complete-item.js';
import { storedTitles, type StoredTitles } from './stored-titles.js';

/** The part of an index that is shown. */
export interface StoredSource<R extends Resource> {
  readonly item: ResourceTypes[R];
}

/**
 * In slices, although it is little work: when many answers arrive together, each is then written in a turn of its own.
 * @throws CatalogUnavailable rather than give a page that may be short
 */
// eslint-disable-next-line require-yield -- it ends within its first step
export function* readFound<R extends Resource>(
  response: estypes.SearchResponse<StoredSource<R>>,
  { resource, countsMatches, facets }: Pick<ListRequest<R>, 'resource' | 'countsMatches' | 'facets'>,
): SlicedWork<Found<R>> {
  refusePartial(response);
  return {
    hits: hitsIn(response, resource),
    total: countsMatches === true ? totalIn(response) : undefined,
    facets: facets && facetsIn(response, facets),
  };
}

/**
 * In slices, as {@link readFound}.
 * @throws CatalogUnavailable rather than give fewer than there are
 */
export function* readSuggestions(
  response: estypes.SearchResponse<StoredTitles>,
  type: Resource,
  title: TitleQuery,
): SlicedWork<Suggestion[]> {
  refusePartial(response);
  const suggestions: Suggestion[] = [];
  for (const hit of response.hits.hits) {
    const { source, position } = contentOf(hit);
    suggestions.push(suggestionOf(title, type, source.item, storedTitles(source), position));
    yield;
  }
  return suggestions;
}

/** @throws CatalogUnavailable rather than leave some out */
export function readSlugs(response: estypes.SearchResponse): string[] {
  refusePartial(response);
  return response.hits.hits.map(({ sort }) => String(sort?.at(-1)));
}

/** @throws CatalogUnavailable when shards failed or time ran out */
export function refusePartial({ timed_out, _shards }: estypes.SearchResponse): void {
  if (timed_out) throw new CatalogUnavailable('timed out');
  if (_shards.failed > 0) throw new CatalogUnavailable('partial answer');
}

function hitsIn<R extends Resource>(
  response: estypes.SearchResponse<StoredSource<R>>,
  resource: R,
): Hit<R>[] {
  return response.hits.hits.map(hit => {
    const { source, position } = contentOf(hit);
    return { item: completeItem(resource, source.item), position };
  });
}

function contentOf<Source>({ _id, _source, sort }: estypes.SearchHit<Source>): {
  readonly source: Source;
  readonly position: Position;
} {
  if (_source === undefined || sort === undefined)
    throw new Error(`hit ${_id ?? '?'} has no source or no sort values`);
  return { source: _source, position: sort as Position };
}

function totalIn({ hits: { total } }: estypes.SearchResponse): number {
  if (typeof total !== 'object' || total.relation !== 'eq') throw new CatalogUnavailable('partial answer');
  return total.value;
}

function facetsIn({ aggregations }: estypes.SearchResponse, names: readonly string[]): Facets {
  const answer = (name: string) =>
    aggregations?.[name] as estypes.AggregationsStringTermsAggregate | undefined;
  return Object.fromEntries(names.map(name => [name, valuesIn(answer(name))]));
}

function valuesIn(aggregate: estypes.AggregationsStringTermsAggregate | undefined): FacetValue[] {
  if (aggregate === undefined || (aggregate.doc_count_error_upper_bound ?? 0) > 0)
    throw new CatalogUnavailable('partial answer');
  const buckets = aggregate.buckets as readonly estypes.AggregationsStringTermsBucket[];
  return buckets.map(({ key, doc_count }) => ({ value: String(key), count: doc_count }));
}
