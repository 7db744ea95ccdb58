import { firstNotBelow } from '#libs/title-search';
import { PlaceBits } from './place-bits.js';
import type { PlaceSet } from './place-set.js';

/** A set with at least this share of all places is also kept as bits, which then take less than its places do. */
const DENSE_SHARE = 1 / 32;

/** Places that are written down, ascending. */
export class ListedPlaces implements PlaceSet {
  /** `undefined` where they would be mostly zeros. */
  readonly bits: PlaceBits | undefined;

  /** @param places ascending, each below `listLength` */
  constructor(
    readonly places: Uint32Array,
    listLength: number,
  ) {
    if (isDense(places, listLength)) this.bits = PlaceBits.of(places, listLength);
  }

  get size(): number {
    return this.places.length;
  }

  has(place: number): boolean {
    if (this.bits !== undefined) return this.bits.has(place);
    return this.places[firstNotBelow(this.places, place)] === place;
  }
}

/** Whether a set of these places is worth keeping: making its bits takes longer than looking at a few places. */
export function isDense(places: Uint32Array, listLength: number): boolean {
  return places.length >= DENSE_SHARE * listLength;
}
