import {
  setFilters,
  type EntryTypes,
  type FilterTypes,
  type FilterValue,
  type Resource,
} from '#libs/catalog';
import { FACETS } from './facets.js';

type FacetValues<R extends Resource> = (entry: EntryTypes[R]) => readonly FilterValue[];

/** The entries of one list by filter and value, as ascending places in the list. */
export class FacetIndex<R extends Resource> {
  private readonly places = new Map<string, number[]>();

  constructor(resource: R, entries: readonly EntryTypes[R][]) {
    const facets = Object.entries<FacetValues<R>>(FACETS[resource]);
    entries.forEach((entry, place) => {
      for (const [name, values] of facets)
        for (const value of values(entry)) this.file(key(name, value), place);
    });
  }

  /** The places that match all `filters`, ascending; `undefined` when no filter is set, so that all match. */
  matching(filters: FilterTypes[R]): readonly number[] | undefined {
    const lists = setFilters<R>(filters).map(([name, value]) => this.places.get(key(name, value)) ?? []);
    const [shortest, ...others] = lists.sort((a, b) => a.length - b.length);
    return shortest?.filter(place => others.every(list => includes(list, place)));
  }

  private file(name: string, place: number): void {
    const list = this.places.get(name);
    if (list) list.push(place);
    else this.places.set(name, [place]);
  }
}

function key(name: string, value: FilterValue): string {
  return `${name}=${value}`;
}

/** Binary search. */
function includes(ascending: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ascending[middle] ?? 0;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
