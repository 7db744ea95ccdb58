import type { operations } from './api-types.js';
import type { Expansion, Game, GameFacets } from './resources.js';

type Parameters<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** Parameters that the description only calls text, although the service reads several values separated by commas. */
interface Refined {
  readonly ids: string | readonly string[];
  readonly mechanic: string | readonly string[];
  readonly category: string | readonly string[];
  readonly language: string | readonly string[];
  readonly publisher: string | readonly string[];
  readonly publishedBy: string | readonly string[];
  readonly designer: string | readonly string[];
  readonly illustrator: string | readonly string[];
  readonly series: string | readonly string[];
  readonly baseGame: string | readonly string[];
  readonly award: string | readonly string[];
  readonly nominee: string | readonly string[];
  readonly boardgamegeek: string | readonly string[];
  readonly wikidata: string | readonly string[];
  readonly facets: readonly (keyof GameFacets)[];
}

/** The parameters of a list; one that is `undefined` is not sent. */
type QueryOf<Operation extends keyof operations> = {
  readonly [Name in Exclude<keyof Parameters<Operation>, 'fields'>]?:
    (Name extends keyof Refined ? Refined[Name] : Parameters<Operation>[Name]) | undefined;
};

/** Which members the items have; all of them unless `fields` names some. `id` is always there. */
export interface Fields<Field> {
  readonly fields?: readonly Field[] | undefined;
}

export type GamesQuery<Field extends keyof Game = keyof Game> = QueryOf<'listGames'> & Fields<Field>;
export type ExpansionsQuery<Field extends keyof Expansion = keyof Expansion> = QueryOf<'listExpansions'> &
  Fields<Field>;
export type MechanicsQuery = QueryOf<'listMechanics'>;
export type CategoriesQuery = QueryOf<'listCategories'>;
export type AwardsQuery = QueryOf<'listAwards'>;
export type SeriesQuery = QueryOf<'listSeries'>;
export type PublishersQuery = QueryOf<'listPublishers'>;
export type PeopleQuery = QueryOf<'listPeople'>;
export type SuggestQuery = QueryOf<'suggest'> & { readonly q: string };
export type ChangesQuery = QueryOf<'listChanges'>;
