import type { components, operations } from './api-types.js';

type Schemas = components['schemas'];

export type Game = Schemas['Game'];
export type Edition = Schemas['Edition'];
export type Expansion = Schemas['Expansion'];
export type NestedExpansion = Schemas['NestedExpansion'];
export type Mechanic = Schemas['Term'];
export type Category = Schemas['Term'];
export type Publisher = Schemas['Publisher'];
export type Person = Schemas['Person'];
export type PersonWithRoles = Schemas['PersonWithRoles'];
/** One title, of a game, a publisher or a person, that continues what was typed. */
export type Suggestion =
  operations['suggest']['responses'][200]['content']['application/json']['data'][number];
export type Localized = Schemas['Localized'];
export type Language = keyof Localized;
export type GameFacets = Schemas['GameFacets'];
export type Pagination = Schemas['Pagination'];

/** One page of a list, as the service sent it. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: Pagination;
}

export interface GamesPage<Item = Game> extends Page<Item> {
  /** The counts that `facets` requested. */
  readonly facets?: GameFacets;
}
