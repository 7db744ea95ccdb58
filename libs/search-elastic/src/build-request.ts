import type { estypes } from '@elastic/elasticsearch';
import type { ListRequest, Resource } from '#libs/catalog';
import type { Clause } from './clauses/constant.js';
import { filterClauses } from './clauses/filters.js';
import { titleClause, type Tolerance } from './clauses/title.js';

/** A list as a search of one concrete index. The sort is that of `Position`; the last value is unique. */
export function buildRequest<R extends Resource>(
  request: ListRequest<R>,
  tolerance: Tolerance,
): estypes.SearchRequest {
  const filter = filterClauses<R>(request.filters);
  const must = request.title ? [titleClause(request.title, tolerance)] : [];
  return {
    size: request.count,
    query: everything(filter, must),
    sort: request.title ? titleSort(request.resource) : [{ slug: 'asc' }],
    ...(request.after === undefined ? {} : { search_after: [...request.after] }),
    _source: ['item'],
    track_total_hits: false,
    allow_partial_search_results: false,
  };
}

function everything(filter: readonly Clause[], must: readonly Clause[]): Clause {
  if (filter.length + must.length === 0) return { match_all: {} };
  return { bool: { ...(must.length > 0 && { must: [...must] }), ...(filter.length > 0 && { filter: [...filter] }) } };
}

function titleSort(resource: Resource): estypes.SortCombinations[] {
  const byScore: estypes.SortCombinations = { _score: { order: 'desc' } };
  const byLetters: estypes.SortCombinations[] = [{ letters: 'asc' }, { slug: 'asc' }];
  return resource === 'games' ? [byScore, { editions: 'desc' }, ...byLetters] : [byScore, ...byLetters];
}
