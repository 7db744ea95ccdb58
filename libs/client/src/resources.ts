import type { components } from './api-types.js';

type Schemas = components['schemas'];

export type Game = Schemas['Game'];
export type Edition = Schemas['Edition'];
export type Expansion = Schemas['Expansion'];
export type NestedExpansion = Schemas['NestedExpansion'];
export type Mechanic = Schemas['Term'];
export type Category = Schemas['Term'];
export type Award = Schemas['Award'];
export type GameAward = Schemas['GameAward'];
export type Series = Schemas['Term'];
export type Publisher = Schemas['Publisher'];
export type Person = Schemas['Person'];
/** The same: every person has `roles`. */
export type PersonWithRoles = Person;
/** A record of the list `type`, and the one of its titles that matches best what was typed. */
export type Suggestion = Schemas['Suggestion'];
/** A record that a new generation of the catalog created, updated or deleted. */
export type Change = Schemas['Change'];
/** A page of changes. Its `until` is the `since` of the next visit, once all pages are read. */
export type ChangesPage = Schemas['ChangePage'];
export type Localized = Schemas['Localized'];
export type Language = keyof Localized;
export type GameFacets = Schemas['GameFacets'];
export type Pagination = Schemas['Pagination'];

/** One page of a list, as the service sent it. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: Pagination;
}

/** A page of a list that can be searched. */
export interface SearchedPage<Item> extends Page<Item> {
  /** Present if no title matches all of `q`: these records match a part of it. */
  readonly partial?: true;
  /** What else `q` may mean: present if the page is empty and there is any. */
  readonly suggestions?: readonly Suggestion[];
}

/** What titles and names may be meant by what was typed so far. */
export interface Suggestions {
  readonly data: readonly Suggestion[];
  /** Present if no title matches all of `q`: these match a part of it. */
  readonly partial?: true;
}

export interface GamesPage<Item = Game> extends SearchedPage<Item> {
  /** The counts that `facets` requested. */
  readonly facets?: GameFacets;
}
