import type { Generation } from '../model/generation.js';
import type { Edition, Resource, ResourceTypes } from '../model/resources.js';
import type { Found, ListRequest } from '../query/list-query.js';
import type { RankedRecord } from '../query/position.js';
import type { Suggestion } from '../query/suggestion.js';
import type { NamedWords, NamingList } from '../title/names.js';
import type { PartialQuery } from '../title/partial-query.js';
import type { TitleQuery } from '../title/title-query.js';

/** The engine: finds records of one generation. Every answer is whole, or a `CatalogUnavailable` is thrown. */
export abstract class CatalogSearch {
  /**
   * At most `request.count` items in the order of `Position`; fewer only when no more remain. Counts are exact, and
   * all from the same generation of the catalog.
   */
  abstract list<R extends Resource>(generation: Generation, request: ListRequest<R>): Promise<Found<R>>;

  /** The record with exactly this slug, `undefined` when there is none. */
  abstract record<R extends Resource>(
    generation: Generation,
    resource: R,
    slug: string,
  ): Promise<ResourceTypes[R] | undefined>;

  /** The editions of the game with this slug, by year, then language; `undefined` when there is no such game. */
  abstract editionsOf(generation: Generation, slug: string): Promise<readonly Edition[] | undefined>;

  /** What `nearestSlugs` finds among the slugs of a list. */
  abstract nearestSlugs(generation: Generation, resource: Resource, slug: string): Promise<string[]>;

  /**
   * The first {@link MAX_PARTIAL_MATCHES} records by `rankPartially`, best first, equal ones in the order of the title search.
   * Called only when no title matches in full.
   */
  abstract partialMatches(
    generation: Generation,
    resource: Resource,
    query: PartialQuery,
  ): Promise<readonly RankedRecord[]>;

  /** The names of a list among the words of a query: see `namesRecord`. @param words folded, in their order */
  abstract namesIn(
    generation: Generation,
    list: NamingList,
    words: readonly string[],
  ): Promise<readonly NamedWords[]>;

  /** At most `count` records in the order of the title search, each with its best matching title. */
  abstract suggest(
    generation: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]>;
}
