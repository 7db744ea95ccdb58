import type { components, operations } from './api-types.js';

type Schemas = components['schemas'];

export type Game = Schemas['Game'];
export type Expansion = Schemas['Expansion'];
export type NestedExpansion = Schemas['NestedExpansion'];
export type Mechanic = Schemas['Term'];
export type Category = Schemas['Term'];
export type Publisher = Schemas['Publisher'];
export type Person = Schemas['Person'];
export type Localized = Schemas['Localized'];
export type Language = keyof Localized;
export type Pagination = Schemas['Pagination'];

/** One page of a list, as the service sent it. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pagination: Pagination;
}

/** The parameters of a list; a parameter that is `undefined` is not sent. */
type QueryOf<Operation extends keyof operations> = {
  readonly [Name in keyof NonNullable<operations[Operation]['parameters']['query']>]?:
    NonNullable<operations[Operation]['parameters']['query']>[Name] | undefined;
};

export type GamesQuery = QueryOf<'listGames'>;
export type ExpansionsQuery = QueryOf<'listExpansions'>;
export type MechanicsQuery = QueryOf<'listMechanics'>;
export type CategoriesQuery = QueryOf<'listCategories'>;
export type PublishersQuery = QueryOf<'listPublishers'>;
export type PeopleQuery = QueryOf<'listPeople'>;
