import {
  fieldsOf,
  setFilters,
  type EntryTypes,
  type Field,
  type FilterTypes,
  type FilterValue,
  type Resource,
  type SlicedWork,
} from '#libs/catalog';
import { GrowingArray } from './growing-array.js';
import { PlaceSet } from './place-set.js';

const PLACES_PER_STEP = 4_096;

/** The entries of one list by field and value, as ascending places in the list. */
export class FilterIndex<R extends Resource> {
  private readonly sets: ReadonlyMap<string, PlaceSet>;

  constructor(
    private readonly resource: R,
    entries: readonly EntryTypes[R][],
  ) {
    const fields = fieldsOf(resource).filter(([, field]) => Object.keys(field.parameters).length > 0);
    const places = new Map<string, GrowingArray>();
    entries.forEach((entry, place) => {
      for (const [name, field] of fields)
        for (const value of indexedValues(field, entry)) placesOf(places, key(name, value)).push(place);
    });
    this.sets = new Map([...places].map(([name, own]) => [name, new PlaceSet(own.copy(), entries.length)]));
  }

  /** What each filter lets through, the narrowest first; `undefined` when one lets nothing through. */
  setsOf(filters: FilterTypes[R]): readonly PlaceSet[] | undefined {
    const sets: PlaceSet[] = [];
    for (const { fieldName, value } of setFilters(this.resource, filters)) {
      const set = this.sets.get(key(fieldName, value));
      if (set === undefined) return undefined;
      sets.push(set);
    }
    return sets.sort((a, b) => a.size - b.size);
  }
}

/** The first `count` places from `first` on that are in all `sets`, of which there is at least one. */
export function* placesInAll(
  [narrowest, ...others]: readonly PlaceSet[],
  first: number,
  count: number,
): SlicedWork<Uint32Array> {
  const found = new GrowingArray();
  if (narrowest === undefined) return found.view();
  for (let index = narrowest.firstFrom(first); index < narrowest.size && found.length < count; index++) {
    const place = narrowest.places[index] ?? 0;
    if (others.every(set => set.has(place))) found.push(place);
    if (index % PLACES_PER_STEP === 0) yield;
  }
  return found.view();
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

function placesOf(places: Map<string, GrowingArray>, name: string): GrowingArray {
  const known = places.get(name);
  if (known !== undefined) return known;
  const own = new GrowingArray(1);
  places.set(name, own);
  return own;
}

function key(name: string, value: FilterValue): string {
  return `${name}=${value}`;
}
