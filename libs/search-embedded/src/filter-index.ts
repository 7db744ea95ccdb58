import {
  fieldsOf,
  setFilters,
  type EntryTypes,
  type Field,
  type FilterTypes,
  type FilterValue,
  type Resource,
} from '#libs/catalog';

/** The entries of one list by field and value, as ascending places in the list. */
export class FilterIndex<R extends Resource> {
  private readonly places = new Map<string, number[]>();

  constructor(
    private readonly resource: R,
    entries: readonly EntryTypes[R][],
  ) {
    const fields = fieldsOf(resource).filter(([, field]) => Object.keys(field.parameters).length > 0);
    entries.forEach((entry, place) => {
      for (const [name, field] of fields)
        for (const value of indexedValues(field, entry)) this.add(key(name, value), place);
    });
  }

  /** The places that match all `filters`, ascending; `undefined` when no filter is set, so that all match. */
  matching(filters: FilterTypes[R]): readonly number[] | undefined {
    const lists = setFilters(this.resource, filters).map(
      ({ fieldName, value }) => this.places.get(key(fieldName, value)) ?? [],
    );
    const [shortest, ...others] = lists.sort((a, b) => a.length - b.length);
    return shortest?.filter(place => others.every(list => includes(list, place)));
  }

  private add(name: string, place: number): void {
    const list = this.places.get(name);
    if (list) list.push(place);
    else this.places.set(name, [place]);
  }
}

/** The values that find an entry by a field: of a range, every number in it. */
function indexedValues<Entry>(field: Field<Entry>, entry: Entry): readonly FilterValue[] {
  switch (field.type) {
    case 'keyword':
      return field.values(entry);
    case 'integer':
      return [field.value(entry)];
    case 'integer range': {
      const { min, max } = field.range(entry);
      return Array.from({ length: max - min + 1 }, (_, offset) => min + offset);
    }
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
