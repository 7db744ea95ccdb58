import fc from 'fast-check';
import {
  parametersOf,
  RESOURCES,
  type CatalogSearch,
  type EntryTypes,
  type Field,
  type FilterParameter,
  type FilterTypes,
  type FilterValue,
  type Generation,
  type Parameter,
  type Resource,
} from '#libs/catalog';
import { matchesFilters } from './matches-filters.js';

/** The part of an engine that filters need. */
export interface FilteringEngine {
  readonly search: Pick<CatalogSearch, 'list'>;
  readonly generation: Generation;
}

/** Every filter of the registry: `[games, mechanic]`. */
export const EVERY_FILTER: readonly [resource: Resource, parameter: string][] = RESOURCES.flatMap(resource =>
  parametersOf(resource).map(({ name }) => [resource, name] as [Resource, string]),
);

const VALUES_TRIED = 8;

/**
 * Checks one filter of an engine against its definition, with some values that records have and one that none has.
 * @throws when the engine finds other records than `matchesFilters` does
 */
export async function checkFilter<R extends Resource>(
  engine: FilteringEngine,
  resource: R,
  name: string,
  entries: readonly EntryTypes[R][],
): Promise<void> {
  const declared = parametersOf(resource).find(parameter => parameter.name === name);
  if (declared === undefined) throw new Error(`${resource} have no filter ${name}`);
  const present = valuesOf(declared.field, entries);
  if (present.length === 0) throw new Error(`no record of ${resource} has a value for ${name}`);
  const { parameter } = declared;
  for (const value of [...spread(present), absentValue(declared)])
    await compare(engine, resource, { [name]: asGiven(parameter, [value]) }, entries);
  if (parameter.accepts.kind === 'terms')
    for (const terms of termsOf(spread(present).map(String)))
      await compare(engine, resource, { [name]: terms }, entries);
  if (!('maxCount' in parameter.accepts)) return;
  for (const values of [present.slice(0, 2), [...present.slice(-2), absentValue(declared)]])
    await compare(engine, resource, { [name]: asGiven(parameter, values) }, entries);
}

/** @throws when the engine finds other records than those that match, or in another order */
export async function compare<R extends Resource>(
  { search, generation }: FilteringEngine,
  resource: R,
  filters: FilterTypes[R],
  entries: readonly EntryTypes[R][],
): Promise<void> {
  const expected = entries
    .filter(entry => matchesFilters(resource, filters, entry))
    .map(({ item }) => item.id);
  const { hits } = await search.list(generation, {
    resource,
    filters,
    title: undefined,
    after: undefined,
    count: entries.length + 1,
  });
  const found = hits.map(({ item }) => item.id);
  if (JSON.stringify(found) !== JSON.stringify(expected.sort()))
    throw new Error(
      `${resource} by ${JSON.stringify(filters)}: found ${found.length} records, the definition ${expected.length}`,
    );
}

/** The different values that some record has, ascending. */
export function valuesOf<Entry>(field: Field<Entry>, entries: readonly Entry[]): FilterValue[] {
  const values = entries.flatMap<FilterValue>(entry => {
    switch (field.type) {
      case 'identifier':
        return field.value(entry);
      case 'keyword':
        return field.values(entry);
      case 'integer':
        return field.value(entry) ?? [];
      case 'integer range':
        return field.ranges(entry).flatMap(({ min, max }) => [min, max]);
    }
  });
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}

/** Any meaningful value that a parameter accepts; for lists of words, words that records have. */
export function anyValue<R extends Resource>(
  { field, parameter }: FilterParameter<R>,
  entries: readonly EntryTypes[R][],
): fc.Arbitrary<FilterValue> {
  const present = valuesOf(field, entries);
  const maxLength = 'maxCount' in parameter.accepts ? parameter.accepts.maxCount : 1;
  const some = fc.uniqueArray(fc.constantFrom(...present), {
    minLength: 1,
    maxLength: Math.min(maxLength, 8),
  });
  return some.map(values => asGiven(parameter, values));
}

/** The value as in a request: a list if the parameter takes one. */
function asGiven({ accepts }: Parameter, values: readonly FilterValue[]): FilterValue {
  return 'maxCount' in accepts ? values.map(String) : (values[0] ?? '');
}

function absentValue<R extends Resource>({ field }: FilterParameter<R>): FilterValue {
  return field.type === 'keyword' || field.type === 'identifier' ? 'no-record-has-this' : 997;
}

function spread<T>(values: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(values.length / VALUES_TRIED));
  return values.filter((_, index) => index % step === 0);
}

/** Any of several, not one, and both together. */
function termsOf([one = '', other = one, third = one]: readonly string[]): string[][] {
  return [
    [`${one}|${other}|no-record-has-this`],
    [`!${one}`],
    ['!no-record-has-this'],
    [`${one}|${third}`, `!${other}`],
  ];
}
