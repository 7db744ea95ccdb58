import type { estypes } from '@elastic/elasticsearch';
import type { ListRequest, Resource } from '#libs/catalog';
import type { Clause } from './clauses/constant.js';
import { filterClauses } from './clauses/filters.js';
import { titleClause, type TypoSearch } from './clauses/title.js';

/** The part of a search request this project uses; the client's own type cannot hold its own query type. */
export interface SearchBody {
  readonly size: number;
  readonly query: Clause;
  readonly sort: estypes.SortCombinations[];
  readonly search_after?: estypes.SortResults;
  readonly track_total_hits: false;
  readonly allow_partial_search_results: false;
}

/** A list as a search of one concrete index. The sort is that of `Position`; the last value is unique. */
export function buildRequest<R extends Resource>(request: ListRequest<R>, typos: TypoSearch): SearchBody {
  const filter = filterClauses(request.resource, request.filters);
  const must = request.title ? [titleClause(request.title, typos)] : [];
  const search: SearchBody = {
    size: request.count,
    query: everything(filter, must),
    sort: sortOf(request),
    track_total_hits: false,
    allow_partial_search_results: false,
  };
  return request.after === undefined ? search : { ...search, search_after: [...request.after] };
}

function everything(filter: readonly Clause[], must: readonly Clause[]): Clause {
  if (filter.length + must.length === 0) return { match_all: {} };
  return {
    bool: { ...(must.length > 0 && { must: [...must] }), ...(filter.length > 0 && { filter: [...filter] }) },
  };
}

function sortOf({ resource, title }: ListRequest<Resource>): estypes.SortCombinations[] {
  const bySlug: estypes.SortCombinations[] = [{ slug: 'asc' }];
  if (title === undefined) return bySlug;
  const byEditions: estypes.SortCombinations[] = resource === 'games' ? [{ editions: 'desc' }] : [];
  return [{ _score: { order: 'desc' } }, ...byEditions, { letters: 'asc' }, ...bySlug];
}
