import { setFilters, type FilterTypes, type Resource } from '#libs/catalog';
import type { Clause } from './constant.js';

/**
 * Every filter that is set, as a term on the field of its name. `players` is such a term too: the field holds the
 * range a game supports, and a number matches when the range contains it.
 */
export function filterClauses<R extends Resource>(filters: FilterTypes[R]): Clause[] {
  return setFilters<R>(filters).map(([name, value]) => ({ term: { [name]: value } }));
}
