import type { Generation } from '../model/generation.js';
import type { Resource } from '../model/resources.js';
import type { CatalogSearch } from '../ports/catalog-search.js';
import type { Found, ListRequest } from '../query/list-query.js';
import type { NamedRecord } from './query-parts.js';
import { rankRecords } from './rank-records.js';

/** What was found, and how: see `RankedPart`. */
export interface FoundPartially<R extends Resource> extends Found<R> {
  readonly isWeak: boolean;
  /** Who is named, where the query is a name alone. */
  readonly named: readonly NamedRecord[];
}

/**
 * Answers a title search that found nothing with the records that match a part of it. Filters, order, cursors and counts work
 * on these, at most fifty, as on all others.
 * @returns `undefined` when there are none
 */
export async function findPartially<R extends Resource>(
  search: CatalogSearch,
  generation: Generation,
  { resource, filters, title, after, count, sort, countsMatches, facets }: ListRequest<R>,
): Promise<FoundPartially<R> | undefined> {
  if (title === undefined) return undefined;
  const { ranked, way, isWeak } = await rankRecords(search, generation, resource, title);
  if (ranked.length === 0) return undefined;
  const request = { resource, filters, title: undefined, ranked, after, count, sort, countsMatches, facets };
  const found = await search.list<R>(generation, request);
  return found.hits.length === 0
    ? undefined
    : { ...found, isWeak, named: way.kind === 'named' ? way.named : [] };
}
