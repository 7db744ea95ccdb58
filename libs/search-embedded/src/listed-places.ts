import type { PlaceSet } from './place-set.js';

/** A set with at least this share of all places is also kept as bits, which then take less than its places do. */
const DENSE_SHARE = 1 / 32;

/** Places that are written down, ascending. */
export class ListedPlaces implements PlaceSet {
  /** One bit for each place of the whole list; `undefined` where that would be mostly zeros. */
  private readonly bits: Uint32Array | undefined;

  /** @param places ascending, each below `listLength` */
  constructor(
    readonly places: Uint32Array,
    listLength: number,
  ) {
    if (!isDense(places, listLength)) return;
    this.bits = new Uint32Array(Math.ceil(listLength / 32));
    for (const place of places) this.bits[place >>> 5] = (this.bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  get size(): number {
    return this.places.length;
  }

  has(place: number): boolean {
    if (this.bits !== undefined) return ((this.bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
    return this.places[firstNotBelow(this.places, place)] === place;
  }
}

/** Whether a set of these places is worth keeping: making its bits takes longer than looking at a few places. */
export function isDense(places: Uint32Array, listLength: number): boolean {
  return places.length >= DENSE_SHARE * listLength;
}

/** The index in ascending `numbers` of the first one that is `number` or above it. */
export function firstNotBelow(numbers: ArrayLike<number>, number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
