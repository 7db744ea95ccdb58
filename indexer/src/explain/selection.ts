import {
  countedFieldsOf,
  parametersOf,
  sortsOf,
  type AcceptedValue,
  type FilterTypes,
  type Resource,
  type Sort,
} from '#libs/catalog';
import { UsageFailure } from '../failure/indexer-failure.js';

/** What is selected, ordered and counted of the matches of a search. */
export interface Selection {
  readonly filters: FilterTypes[Resource];
  readonly sort: Sort | undefined;
  readonly facets: readonly string[] | undefined;
}

/** The options of the command, as they were typed. */
export interface TypedSelection {
  readonly where?: string;
  readonly sort?: string;
  readonly facets?: string;
}

/** @throws UsageFailure that names what is wrong, and what there is */
export function parseSelection(resource: Resource, typed: TypedSelection): Selection {
  return {
    filters: filtersIn(resource, typed.where ?? ''),
    sort: typed.sort === undefined ? undefined : oneOfNames('sort', typed.sort, sortsOf(resource)),
    facets: typed.facets?.split(',').map(name => {
      const fields = new Map(countedFieldsOf(resource).map(field => [field, field]));
      return oneOfNames('facets', name, fields);
    }),
  };
}

function filtersIn(resource: Resource, where: string): Selection['filters'] {
  const parameters = new Map(parametersOf(resource).map(({ name, parameter }) => [name, parameter]));
  return Object.fromEntries(
    [...new URLSearchParams(where)].map(([name, value]) => {
      const { accepts } = oneOfNames('where', name, parameters);
      return [name, parseValue(name, value, accepts)];
    }),
  );
}

function oneOfNames<T>(option: string, name: string, known: ReadonlyMap<string, T>): T {
  const value = known.get(name);
  if (value !== undefined) return value;
  const names = known.size === 0 ? 'this list has none' : `it must be one of ${[...known.keys()].join(', ')}`;
  throw new UsageFailure(`--${option}: "${name}" is not known; ${names}.`);
}

/** Reads a value as the API reads it from a URL. */
function parseValue(name: string, value: string, accepts: AcceptedValue): string | number | string[] {
  switch (accepts.kind) {
    case 'whole number': {
      const number = Number(value);
      if (/^-?\d+$/.test(value) && number >= accepts.min && number <= accepts.max) return number;
      throw new UsageFailure(
        `--where: ${name} must be a whole number from ${accepts.min} to ${accepts.max}.`,
      );
    }
    case 'terms':
      return (accepts.of === 'slug' ? value : value.toLowerCase()).split(',');
    case 'slugs':
    case 'external ids':
      return value.split(',');
    case 'one of':
      if (accepts.words.includes(value)) return value;
      throw new UsageFailure(`--where: ${name} must be one of ${accepts.words.join(', ')}.`);
  }
}
