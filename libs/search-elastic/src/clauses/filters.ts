import { setFilters, type FilterTypes, type Resource } from '#libs/catalog';
import type { Clause } from './constant.js';

/**
 * Every filter that is set, as a term on its field. So it is for ranges, too: the field holds the range of a record,
 * and a number matches when the range contains it.
 */
export function filterClauses<R extends Resource>(resource: R, filters: FilterTypes[R]): Clause[] {
  return setFilters(resource, filters).map(({ fieldName, value }) => ({ term: { [fieldName]: value } }));
}
