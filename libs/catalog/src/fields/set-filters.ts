import type { Resource } from '../model/resources.js';
import { parametersOf, type FilterParameter, type FilterTypes } from './fields.js';

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
      return { ...parameter, value };
    });
}
