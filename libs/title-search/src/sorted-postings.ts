import type { SlicedWork } from '#libs/catalog';
import { firstIndex, GrowingArray, PackedTexts, sortedNumbers, TextNumbers } from '#libs/packed';

const KEYS_PER_STEP = 512;
const PLACES_PER_STEP = 16_384;

/** The keys with the numbers `[from, to)`. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/**
 * An inverted index over strings, and the way back: every key once, ascending; for each the ids that carry it; for
 * each id its keys. Keys are numbered by their place, so a range of numbers is a range of keys, and a prefix is such
 * a range.
 */
export class SortedPostings {
  constructor(
    readonly keys: PackedTexts,
    /** `ids[idStarts[k] … idStarts[k + 1]]` carry key `k`. */
    private readonly idStarts: Uint32Array,
    private readonly ids: Uint32Array,
    /** `numbers[keyStarts[id] … keyStarts[id + 1]]` are the keys of `id`. */
    private readonly keyStarts: Uint32Array,
    private readonly numbers: Uint32Array,
  ) {}

  /** The ids that carry key number `number`, ascending. */
  idsOf(number: number): Uint32Array {
    return this.ids.subarray(this.idStarts[number], this.idStarts[number + 1]);
  }

  /** The ids that carry any key of the range, in the order of the keys; one may come more than once. */
  idsIn({ from, to }: KeyRange): Uint32Array {
    return this.ids.subarray(this.idStarts[from], this.idStarts[to]);
  }

  /** How many ids carry key number `number`. */
  countOf(number: number): number {
    return (this.idStarts[number + 1] ?? 0) - (this.idStarts[number] ?? 0);
  }

  /** The numbers of the first `count` keys of `id`, in the order in which they were added. */
  firstKeysOf(id: number, count: number): Uint32Array {
    const first = this.keyStarts[id] ?? 0;
    return this.numbers.subarray(first, first + count);
  }

  /** The numbers of all keys of `id`, in the order in which they were added. */
  keysOf(id: number): Uint32Array {
    return this.numbers.subarray(this.keyStarts[id], this.keyStarts[id + 1]);
  }

  /** Adds one to the count of each key of `id`. @param counts by number of the key */
  addTo(counts: Uint32Array, id: number): void {
    const end = this.keyStarts[id + 1] ?? 0;
    for (let place = this.keyStarts[id] ?? 0; place < end; place++) {
      const number = this.numbers[place] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }

  /** Whether `id` carries any key of the range. */
  hasKeyIn(id: number, { from, to }: KeyRange): boolean {
    const end = this.keyStarts[id + 1] ?? 0;
    for (let place = this.keyStarts[id] ?? 0; place < end; place++) {
      const number = this.numbers[place] ?? 0;
      if (number >= from && number < to) return true;
    }
    return false;
  }

  /** The least that any key of `id` costs, infinite where none costs less. */
  leastCost(id: number, costs: ReadonlyMap<number, number>): number {
    const end = this.keyStarts[id + 1] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (let place = this.keyStarts[id] ?? 0; place < end; place++) {
      const cost = costs.get(this.numbers[place] ?? 0);
      if (cost !== undefined && cost < least) least = cost;
    }
    return least;
  }

  /** The range that holds `key` alone; empty when there is no such key. */
  equalTo(key: string): KeyRange {
    const from = this.firstNotBelow(key);
    return { from, to: this.keys.at(from) === key ? from + 1 : from };
  }

  /** The range of the keys that begin with `prefix`. */
  startingWith(prefix: string): KeyRange {
    return { from: this.firstNotBelow(prefix), to: this.firstNotBelow(`${prefix}\uFFFF`) };
  }

  private firstNotBelow(key: string): number {
    return firstIndex(this.keys.length, index => this.keys.compareWith(index, key) >= 0);
  }
}

/** Takes the keys of id 0, of id 1, … and makes the index of them. */
export class PostingsBuilder {
  /** Numbers in the order in which keys first came. */
  private readonly keys = new TextNumbers();
  private readonly numbers = new GrowingArray();
  private readonly keyStarts = new GrowingArray();

  /** @param keys of the next id, each once */
  add(keys: readonly string[]): void {
    this.keyStarts.push(this.numbers.length);
    for (const key of keys) this.numbers.push(this.keys.numberOf(key));
  }

  /** In steps; to be called once. */
  *building(): SlicedWork<SortedPostings> {
    const { texts } = this.keys;
    const order = yield* sortedNumbers(texts.length, (a, b) => texts.compare(a, b));
    const keys = new PackedTexts();
    const finalNumbers = new Uint32Array(texts.length);
    for (const [number, first] of order.entries()) {
      keys.add(texts.at(first) ?? '');
      finalNumbers[first] = number;
      if (number % KEYS_PER_STEP === 0) yield;
    }
    keys.trim();
    this.keyStarts.push(this.numbers.length);
    const numbers = this.numbers.copy();
    for (let place = 0; place < numbers.length; place++) {
      numbers[place] = finalNumbers[numbers[place] ?? 0] ?? 0;
      if (place % PLACES_PER_STEP === 0) yield;
    }
    const keyStarts = this.keyStarts.copy();
    const { idStarts, ids } = yield* invert(keys.length, keyStarts, numbers);
    return new SortedPostings(keys, idStarts, ids, keyStarts, numbers);
  }
}

/** Counting sort of the ids by key. */
function* invert(
  keyCount: number,
  keyStarts: Uint32Array,
  numbers: Uint32Array,
): SlicedWork<{ readonly idStarts: Uint32Array; readonly ids: Uint32Array }> {
  const idStarts = new Uint32Array(keyCount + 1);
  for (let place = 0; place < numbers.length; place++) {
    const next = (numbers[place] ?? 0) + 1;
    idStarts[next] = (idStarts[next] ?? 0) + 1;
    if (place % PLACES_PER_STEP === 0) yield;
  }
  for (let number = 0; number < keyCount; number++) {
    idStarts[number + 1] = (idStarts[number + 1] ?? 0) + (idStarts[number] ?? 0);
    if (number % PLACES_PER_STEP === 0) yield;
  }
  const ids = new Uint32Array(numbers.length);
  const free = idStarts.slice();
  for (let id = 0; id < keyStarts.length - 1; id++) {
    for (let place = keyStarts[id] ?? 0; place < (keyStarts[id + 1] ?? 0); place++) {
      const number = numbers[place] ?? 0;
      const next = free[number] ?? 0;
      ids[next] = id;
      free[number] = next + 1;
    }
    if (id % PLACES_PER_STEP === 0) yield;
  }
  return { idStarts, ids };
}
