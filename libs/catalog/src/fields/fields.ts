import type { EntryTypes } from '../model/entry.js';
import { RESOURCES, type Resource } from '../model/resources.js';
import type { AcceptedValue, ParsedValue } from './accepted-value.js';
import { EXPANSION_FIELDS } from './expansions.fields.js';
import type { Field, Parameter } from './field.js';
import { GAME_FIELDS } from './games.fields.js';
import { PERSON_FIELDS } from './people.fields.js';
import { GAMES_COUNT_FIELD } from './games-count.field.js';
import { slugField } from './slug.field.js';
import { mapTerm } from './filter-term.js';

/** The lists that have other fields than those of {@link namedByGames}. */
const DECLARED = {
  games: GAME_FIELDS,
  expansions: EXPANSION_FIELDS,
  people: PERSON_FIELDS,
} as const satisfies { readonly [R in Resource]?: Readonly<Record<string, Field<EntryTypes[R]>>> };
/** The fields of every list whose records are named by games. */
function namedByGames(resource: Resource) {
  return { slug: slugField(resource), games: GAMES_COUNT_FIELD };
}

function fieldsDeclaredFor(resource: Resource): object | undefined {
  return (DECLARED as Partial<Record<Resource, object>>)[resource];
}

/**
 * The registry: every field that a list can be filtered or ordered by, each declared once. Derived from it are the
 * types of filters, the request classes and their OpenAPI parameters, the Elasticsearch mapping, documents and
 * clauses, the embedded index, the parameters the access log may name, and the filter cases of the contract suite.
 */
const REGISTRY = Object.fromEntries(
  RESOURCES.map(resource => [resource, fieldsDeclaredFor(resource) ?? namedByGames(resource)]),
) as Registry;

type Registry = {
  readonly [R in Resource]: R extends keyof typeof DECLARED
    ? (typeof DECLARED)[R]
    : ReturnType<typeof namedByGames>;
};
type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (member: infer I) => void
  ? I
  : never;
/** The parameters of each member of a union by itself. */
type ParametersIn<F> = F extends { readonly parameters: infer P } ? P : never;
type DeclaredParameters<R extends Resource> = Intersection<ParametersIn<Registry[R][keyof Registry[R]]>>;

/** The filters of each list, by the name of their parameter; those given combine with AND, those absent filter nothing. */
export type FilterTypes = {
  readonly [R in Resource]: {
    readonly [P in keyof DeclaredParameters<R>]?:
      | (DeclaredParameters<R>[P] extends Parameter<infer A extends AcceptedValue> ? ParsedValue<A> : never)
      | undefined;
  };
};

/** The fields of a list by name, in the order of their declaration. */
export function fieldsOf<R extends Resource>(
  resource: R,
): readonly [name: string, field: Field<EntryTypes[R]>][] {
  return FIELDS.get(resource) as readonly [string, Field<EntryTypes[R]>][];
}

/** Asked for with every record that is indexed. */
const FIELDS = new Map(
  RESOURCES.map(resource => [resource, Object.entries<unknown>(REGISTRY[resource])] as const),
);

/** A parameter with the field that it filters by. */
export interface FilterParameter<R extends Resource> {
  readonly name: string;
  readonly parameter: Parameter;
  readonly fieldName: string;
  readonly field: Field<EntryTypes[R]>;
}

/** The filters of a list, in the order of their declaration. */
export function parametersOf<R extends Resource>(resource: R): readonly FilterParameter<R>[] {
  return PARAMETERS[resource];
}

const PARAMETERS = Object.fromEntries(
  Object.keys(REGISTRY).map(resource => [resource, listParameters(resource as Resource)]),
) as unknown as { readonly [R in Resource]: readonly FilterParameter<R>[] };

function listParameters<R extends Resource>(resource: R): FilterParameter<R>[] {
  return fieldsOf(resource).flatMap(([fieldName, field]) =>
    Object.entries(field.parameters).map(([name, parameter]) => ({ name, parameter, fieldName, field })),
  );
}

export type FilterValue = string | number | readonly string[];

/** A filter of a request, with its declaration. */
export interface SetFilter<R extends Resource> extends FilterParameter<R> {
  readonly value: FilterValue;
}

/**
 * The filters that are set, ascending by the name of their parameter.
 * @throws RangeError for one that the list does not have: it must never be ignored
 */
export function setFilters<R extends Resource>(resource: R, filters: FilterTypes[R]): SetFilter<R>[] {
  const declared = parametersOf(resource);
  return Object.entries(filters as Readonly<Record<string, FilterValue | undefined>>)
    .filter((pair): pair is [string, FilterValue] => pair[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => {
      const parameter = declared.find(each => each.name === name);
      if (parameter === undefined) throw new RangeError(`${resource} have no filter "${name}"`);
      return inSameRow(resource, { ...parameter, value }, filters);
    });
}

/** A filter that must hold in the same row as another one is a filter by both values. */
function inSameRow<R extends Resource>(
  resource: R,
  filter: SetFilter<R>,
  filters: Readonly<Record<string, FilterValue | undefined>>,
): SetFilter<R> {
  const { sameRowAs } = filter.parameter;
  const other = sameRowAs && filters[sameRowAs.parameter];
  if (sameRowAs === undefined || other === undefined) return filter;
  const { fieldName } = sameRowAs;
  const field = fieldsOf(resource).find(([name]) => name === fieldName)?.[1];
  if (field === undefined) throw new RangeError(`${resource} have no field ${fieldName}`);
  return {
    ...filter,
    fieldName,
    field,
    value: wordsOf(filter.value).map(term => mapTerm(term, word => `${word} ${String(other)}`)),
  };
}

/** The words of a filter that takes one, or several. */
export function wordsOf(value: FilterValue): readonly string[] {
  return typeof value === 'object' ? value : [String(value)];
}
