import {
  fieldsOf,
  parseTerm,
  setFilters,
  wordsOf,
  type EntryTypes,
  type Field,
  type FilterTypes,
  type Resource,
  type SetFilter,
  type SlicedWork,
  type FilterTerm,
} from '#libs/catalog';
import { firstNotBelow, GrowingArray } from '#libs/packed';
import type { ItemFilter, TitleIndex } from '#libs/title-search';
import { KeywordColumn } from './keyword-column.js';
import type { Places } from './likeness-sums.js';
import { ListedPlaces, OtherPlaces, type Matches, type PlaceSet, type PlaceBits } from './place-set.js';
import { NumberColumn } from './number-column.js';

const PLACES_PER_STEP = 4_096;

/** The entries of one list by the values of their fields, as places in the list. */
export class FilterIndex<R extends Resource> {
  private readonly words = new Map<string, KeywordColumn>();
  private readonly numbers = new Map<string, NumberColumn>();

  /** @param placeOf the place of a slug, `undefined` for one that no entry has */
  constructor(
    private readonly resource: R,
    private readonly entries: readonly EntryTypes[R][],
    private readonly placeOf: (slug: string) => number | undefined,
  ) {
    for (const [name, field] of fieldsOf(resource)) this.add(name, field);
  }

  /** The places that pass each filter, the narrowest first; `undefined` when no place passes one of them. */
  setsOf(filters: FilterTypes[R]): readonly PlaceSet[] | undefined {
    const sets = setFilters(this.resource, filters).flatMap(filter => this.setsOfOne(filter));
    if (!sets.every(set => set !== undefined)) return undefined;
    return sets.sort((a, b) => a.size - b.size);
  }

  /** The places that have a value in a field, ascending. */
  placesOf(fieldName: string, value: string | number): Places {
    if (fieldName === 'slug') return [this.placeOf(String(value)) ?? []].flat();
    return this.setOf(fieldName, value)?.places ?? [];
  }

  /** The same of a field of words or ranges. */
  setOf(fieldName: string, value: string | number): ListedPlaces | undefined {
    return this.wordsOf(fieldName).placesWith(String(value));
  }

  /** The values of the entries in a field of words. */
  wordsOf(fieldName: string): KeywordColumn {
    return this.column(this.words, fieldName);
  }

  /** The values of the entries in a field of whole numbers. */
  numbersOf(fieldName: string): NumberColumn {
    return this.column(this.numbers, fieldName);
  }

  private column<C>(columns: ReadonlyMap<string, C>, fieldName: string): C {
    const column = columns.get(fieldName);
    if (column === undefined) throw new RangeError(`${this.resource} have no such field as ${fieldName}`);
    return column;
  }

  private add(name: string, field: Field<EntryTypes[R]>): void {
    const { entries } = this;
    switch (field.type) {
      case 'identifier':
        return;
      case 'keyword':
        this.addWords(name, entry => field.values(entry));
        return;
      case 'integer':
        this.numbers.set(name, new NumberColumn(entries.map(entry => field.value(entry))));
        if (field.counts) this.addWords(name, entry => textOf(field.value(entry)));
        return;
      case 'integer range':
        this.addWords(name, entry => [...new Set(field.ranges(entry).flatMap(wholeNumbers))]);
    }
  }

  private addWords(name: string, wordsOf: (entry: EntryTypes[R]) => readonly string[]): void {
    this.words.set(name, new KeywordColumn(this.entries.map(wordsOf), this.entries.length));
  }

  private setsOfOne({ fieldName, parameter, value }: SetFilter<R>): (PlaceSet | undefined)[] {
    switch (parameter.comparison) {
      case 'has':
        return wordsOf(value).flatMap(term => this.placesOfTerm(fieldName, parseTerm(term)));
      case 'contains':
        return [this.setOf(fieldName, String(value))];
      case 'is among':
        return [this.placesAmong(fieldName, wordsOf(value))];
      case 'equals':
        return [this.numbersOf(fieldName).placesBetween(Number(value), Number(value))];
      case 'at least':
        return [this.numbersOf(fieldName).placesBetween(Number(value), Number.MAX_SAFE_INTEGER)];
      case 'at most':
        return [this.numbersOf(fieldName).placesBetween(Number.MIN_SAFE_INTEGER, Number(value))];
    }
  }

  /** One set; none when everything passes. */
  private placesOfTerm(fieldName: string, { anyOf, isExcluded }: FilterTerm): (PlaceSet | undefined)[] {
    const column = this.wordsOf(fieldName);
    const [only = '', ...others] = anyOf;
    const any =
      others.length === 0 ? column.placesWith(only) : this.union(anyOf.map(word => column.placesWith(word)));
    if (!isExcluded) return [any];
    if (any === undefined) return [];
    return [any.size === this.entries.length ? undefined : new OtherPlaces(any, this.entries.length)];
  }

  private union(sets: readonly (ListedPlaces | undefined)[]): ListedPlaces | undefined {
    const places = sets.flatMap(set => [...(set?.places ?? [])]);
    if (places.length === 0) return undefined;
    return new ListedPlaces(Uint32Array.from(new Set(places)).sort(), this.entries.length);
  }

  /** The places that have any of the values. */
  private placesAmong(fieldName: string, values: readonly string[]): PlaceSet | undefined {
    const places = values.flatMap(value => [...this.placesOf(fieldName, value)]);
    if (places.length === 0) return undefined;
    return new ListedPlaces(Uint32Array.from(new Set(places)).sort(), this.entries.length);
  }
}

/** The first `count` places from `first` on, below `end`, that are in all `sets`, of which there is at least one. */
export function* placesInAll(
  [narrowest, ...others]: readonly PlaceSet[],
  { first, count, end }: { readonly first: number; readonly count: number; readonly end: number },
): SlicedWork<Uint32Array> {
  const found = new GrowingArray();
  if (narrowest === undefined) return found.view();
  const { places } = narrowest;
  const last = places?.length ?? end;
  for (let index = places ? firstNotBelow(places, first) : first; index < last; index++) {
    const place = places ? (places[index] ?? 0) : index;
    if ((places || narrowest.has(place)) && others.every(set => set.has(place))) found.push(place);
    if (found.length >= count) break;
    if (index % PLACES_PER_STEP === 0) yield;
  }
  return found.view();
}

/** All places that are in all `sets`, of which there is at least one. */
export function* matchesIn(sets: readonly PlaceSet[], listLength: number): SlicedWork<Matches> {
  const [first, ...others] = sets.map(({ bits }) => bits);
  if (first === undefined || !others.every(bits => bits !== undefined)) {
    const places = yield* placesInAll(sets, { first: 0, count: Number.POSITIVE_INFINITY, end: listLength });
    return { size: places.length, places };
  }
  let common: PlaceBits = first;
  for (const bits of others) {
    common = common.and(bits);
    yield;
  }
  return { size: common.size, bits: common };
}

function textOf(number: number | undefined): string[] {
  return number === undefined ? [] : [String(number)];
}

/** Every number in a range, as the words under which it is found. */
function wholeNumbers({ min, max }: { readonly min: number; readonly max: number }): string[] {
  return Array.from({ length: max - min + 1 }, (_, offset) => String(min + offset));
}

/** The titles that pass the filters of a request. */
export class TitleFilter implements ItemFilter {
  private titles: Uint32Array | undefined;

  /** @param sets what passes each filter, the narrowest first; none when everything passes */
  constructor(
    private readonly sets: readonly PlaceSet[],
    private readonly index: TitleIndex,
  ) {}

  passes(item: number): boolean {
    for (const set of this.sets) if (!set.has(item)) return false;
    return true;
  }

  *titlesUpTo(atMost: number): SlicedWork<Uint32Array | undefined> {
    const [narrowest] = this.sets;
    if (narrowest === undefined) return undefined;
    const { firstTitleOf, itemOf } = this.index;
    const titlesPerItem = itemOf.length / (firstTitleOf.length - 1);
    if (this.titles === undefined && narrowest.size * titlesPerItem < atMost)
      this.titles = yield* this.titlesThatPass();
    return this.titles !== undefined && this.titles.length < atMost ? this.titles : undefined;
  }

  private *titlesThatPass(): SlicedWork<Uint32Array> {
    const { firstTitleOf } = this.index;
    const titles = new GrowingArray();
    for (const item of yield* placesInAll(this.sets, {
      first: 0,
      count: Number.POSITIVE_INFINITY,
      end: firstTitleOf.length - 1,
    }))
      for (let title = firstTitleOf[item] ?? 0; title < (firstTitleOf[item + 1] ?? 0); title++)
        titles.push(title);
    return titles.view();
  }
}
