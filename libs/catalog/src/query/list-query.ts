import type { Generation } from '../model/generation.js';
import type { Resource, ResourceTypes } from '../model/resources.js';
import type { TitleQuery } from '../title/title-query.js';
import type { Position, RankedRecord } from './position.js';
import type { Likeness } from './likeness.js';
import type { Suggestion } from './suggestion.js';
import { type FilterTypes, setFilters, type FilterValue, wordsOf } from '../fields/fields.js';
import { canonicalTerm } from '../fields/filter-term.js';
import type { Sort } from '../fields/sorts-and-counts.js';
import { SEARCH_SEMANTICS } from '../semantics.js';
import { titleForms } from '../title/fold-title.js';

/** A client's query of a list, parsed and checked. */
export interface ListQuery<R extends Resource> {
  readonly resource: R;
  readonly filters: FilterTypes[R];
  /** Text of the title search; only games, publishers and people have one. */
  readonly q?: string | undefined;
  /** Slug of a game: the games that are alike to it, those most alike first. Neither with `q` nor with `sort`. */
  readonly similarTo?: string | undefined;
  /** Instead of the usual order, with `q` too. */
  readonly sort?: Sort | undefined;
  /** Whether the number of all matches is requested. */
  readonly countsMatches?: boolean | undefined;
  /** Names of the fields whose values are counted over all matches. */
  readonly facets?: readonly string[] | undefined;
  /** 1 to 50. */
  readonly limit: number;
  /** As the client sent it. */
  readonly cursor?: string | undefined;
}

/** One page of a list, and the catalog it is a page of. */
export interface Page<R extends Resource> {
  readonly items: readonly ResourceTypes[R][];
  /** `undefined` on the last page. */
  readonly nextCursor: string | undefined;
  readonly generation: Generation;
  /** How many items match on all pages; present when it was requested. */
  readonly total: number | undefined;
  /** Present when they were requested. */
  readonly facets: Facets | undefined;
  /** Whether the items match only a part of the text that is searched for, because no title matches all of it. */
  readonly isPartial: boolean;
  /** What else may be meant by it; empty when there are items. */
  readonly suggestions: readonly Suggestion[];
}

/** Values that are listed of each field, at most. */
export const MAX_FACET_VALUES = 50;

/** How many of all matches have a value. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** By field: its values, the most frequent first, equally frequent ones ascending. */
export type Facets = Readonly<Record<string, readonly FacetValue[]>>;

/** The request to an engine: the first `count` items after `after`, and what is counted over all matches. */
export interface ListRequest<R extends Resource> {
  readonly resource: R;
  readonly filters: FilterTypes[R];
  readonly title: TitleQuery | undefined;
  /** Instead of a title search: these records alone, the highest scores first. */
  readonly ranked?: readonly RankedRecord[] | undefined;
  /** Instead of a title search: what is alike, the highest sums first. */
  readonly likeness?: Likeness | undefined;
  readonly after: Position | undefined;
  readonly count: number;
  readonly sort?: Sort | undefined;
  readonly countsMatches?: boolean | undefined;
  readonly facets?: readonly string[] | undefined;
}

/** Whether an engine must look at all matches, not only at the first of them. */
export function concernsAllMatches({ sort, countsMatches, facets }: ListRequest<Resource>): boolean {
  return sort !== undefined || countsMatches === true || facets !== undefined;
}

/** What an engine found. */
export interface Found<R extends Resource> {
  readonly hits: readonly Hit<R>[];
  /** How many items match, whatever `after` and `count` are; present when it was requested. */
  readonly total?: number | undefined;
  /** Present when they were requested. */
  readonly facets?: Facets | undefined;
}

export interface Hit<R extends Resource> {
  readonly item: ResourceTypes[R];
  readonly position: Position;
}

/**
 * What decides which records match a query, as data for JSON. Queries that mean the same give the same: the order of
 * parameters and of their values does not matter, nor does the typography of `q`.
 */
export function canonicalQuery({ resource, filters, q, similarTo }: ListQuery<Resource>): readonly unknown[] {
  return [
    SEARCH_SEMANTICS,
    resource,
    setFilters(resource, filters).map(({ name, value }) => [name, inAnyOrder(value)]),
    q === undefined ? null : titleForms(q).verbatim,
    similarTo ?? null,
  ];
}

/** Several values of a filter mean the same in every order, and one term alone is a list of one. */
function inAnyOrder(value: FilterValue): FilterValue {
  return typeof value === 'number' ? value : wordsOf(value).map(canonicalTerm).sort();
}
