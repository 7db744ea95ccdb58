import type { estypes } from '@elastic/elasticsearch';
import {
  MAX_FACET_VALUES,
  popularityOf,
  prominenceOf,
  unknownIn,
  type ListRequest,
  type Resource,
} from '#libs/catalog';
import type { Clause } from './clauses/constant.js';
import { filterClauses } from './clauses/filters.js';
import { alikeClauses } from './clauses/alike.js';
import { rankedClause } from './clauses/ranked.js';
import { titleClause, type TypoSearch } from './clauses/title.js';

/** Where titles match equally well, an unknown number comes last: all that are known are above it. */
const NOT_KNOWN = 0;

/** The part of a search request this project uses; the client's own type does not accept its own query type. */
export interface SearchBody {
  readonly size: number;
  readonly query: Clause;
  readonly sort: estypes.SortCombinations[];
  readonly search_after?: estypes.SortResults;
  readonly aggs?: Record<string, estypes.AggregationsAggregationContainer>;
  readonly track_total_hits: boolean;
  readonly allow_partial_search_results: false;
}

/**
 * A list as a search of one concrete index. The sort is that of `Position`; the last value is unique.
 * @param index its name
 */
export function buildRequest<R extends Resource>(
  request: ListRequest<R>,
  typos: TypoSearch,
  index: string,
): SearchBody {
  const { after, facets, sort } = request;
  const query = queryOf(request, typos);
  return {
    size: request.count,
    query: sort?.seed === undefined ? query : shuffled(query, sort.seed, index),
    sort: sortOf(request),
    ...(after !== undefined && { search_after: [...after] }),
    ...(facets !== undefined && { aggs: Object.fromEntries(facets.map(name => [name, valuesOf(name)])) }),
    track_total_hits: request.countsMatches === true,
    allow_partial_search_results: false,
  };
}

/** A title search decides the order, unless another one is requested. */
function queryOf<R extends Resource>(
  { resource, filters, title, ranked, likeness, sort }: ListRequest<R>,
  typos: TypoSearch,
): Clause {
  const filter = filterClauses(resource, filters);
  const must = title === undefined ? [] : [titleClause(title, typos)];
  if (ranked !== undefined) must.push(rankedClause(ranked));
  if (likeness !== undefined) return { bool: alikeClauses(likeness, filter) };
  return sort === undefined ? everything(filter, must) : everything([...filter, ...must], []);
}

function everything(filter: readonly Clause[], must: readonly Clause[]): Clause {
  if (filter.length + must.length === 0) return { match_all: {} };
  return {
    bool: { ...(must.length > 0 && { must: [...must] }), ...(filter.length > 0 && { filter: [...filter] }) },
  };
}

function sortOf({
  resource,
  title,
  ranked,
  likeness,
  sort,
}: ListRequest<Resource>): estypes.SortCombinations[] {
  const bySlug: estypes.SortCombinations[] = [{ slug: 'asc' }];
  if (sort?.seed !== undefined) return [{ _score: { order: 'asc' } }, ...bySlug];
  if (sort !== undefined)
    return [
      { [sort.fieldName]: { order: sort.descends ? 'desc' : 'asc', missing: unknownIn(sort) } },
      ...bySlug,
    ];
  if (likeness !== undefined) return [{ _score: { order: 'desc' } }, byProminence(resource), ...bySlug];
  if (title === undefined && ranked === undefined) return bySlug;
  return [{ _score: { order: 'desc' } }, ...equalTitles(resource)];
}

/** The order of records whose titles match equally well. */
export function equalTitles(resource: Resource): estypes.SortCombinations[] {
  return [
    byProminence(resource),
    { letters: 'asc' },
    // Most lists have no such field, but all positions have the same form.
    { [popularityOf(resource).fieldName]: { order: 'desc', missing: NOT_KNOWN, unmapped_type: 'integer' } },
    { slug: 'asc' },
  ];
}

function byProminence(resource: Resource): estypes.SortCombinations {
  return { [prominenceOf(resource).fieldName]: { order: 'desc', missing: NOT_KNOWN } };
}

/** The scores of `shuffledBy`. Elasticsearch mixes the name of the index into the seed, which is undone here. */
function shuffled(query: Clause, seed: number, index: string): Clause {
  const functions: estypes.QueryDslFunctionScoreContainer[] = [
    { random_score: { seed: seed ^ saltOf(index), field: 'slug' } },
    // From a fraction of 24 bits to a whole number.
    { weight: 2 ** 24 },
  ];
  return { function_score: { query, functions, score_mode: 'multiply', boost_mode: 'replace' } } as Clause;
}

/** Of an index with one shard: Java's hash of its name. */
function saltOf(index: string): number {
  let hash = 0;
  for (let place = 0; place < index.length; place++) hash = Math.imul(hash, 31) + index.charCodeAt(place);
  return hash << 10;
}

/** Exact, because an index has one shard. */
function valuesOf(fieldName: string): estypes.AggregationsAggregationContainer {
  return {
    terms: { field: fieldName, size: MAX_FACET_VALUES, order: [{ _count: 'desc' }, { _key: 'asc' }] },
  };
}
