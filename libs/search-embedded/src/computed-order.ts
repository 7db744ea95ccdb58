import type { SlicedWork } from '#libs/catalog';
import { remainderOf, SmallestNumbers } from '#libs/packed';
import type { PlaceOrder } from '#libs/title-search';
import type { PlaceSet } from './place-set.js';

const PLACES_PER_STEP = 1_024;

/** In the order of their slugs. */
const AS_THEY_ARE: Ties = { rankOf: place => place, placeAt: rank => rank };

type Ties = Pick<PlaceOrder, 'rankOf' | 'placeAt'>;

/** All places of a list by a number that is computed of each, ascending: for orders of which there are too many to keep them. */
export class ComputedOrder {
  private readonly leastOf: (place: number) => number;
  private readonly ties: Ties;

  /**
   * @param numberOf a whole number that times the length of the list has less than 53 bits
   * @param options.leastOf the same or less, and found sooner
   * @param options.ties the order of places with equal numbers
   */
  constructor(
    private readonly numberOf: (place: number) => number,
    private readonly listLength: number,
    options: { readonly leastOf?: (place: number) => number; readonly ties?: Ties } = {},
  ) {
    this.leastOf = options.leastOf ?? (() => Number.NEGATIVE_INFINITY);
    this.ties = options.ties ?? AS_THEY_ARE;
  }

  /** The first `count` that are in all `sets`. @param after the answer begins behind this place */
  *firstIn(sets: readonly PlaceSet[], count: number, after: number | undefined): SlicedWork<number[]> {
    const best = this.smallest(count, after);
    for (let place = 0; place < this.listLength; place++) {
      if (place % PLACES_PER_STEP === 0) yield;
      if (sets.every(set => set.has(place))) best.offer(this.keyOf(place));
    }
    return this.placesOf(best);
  }

  /** The first `count` of `places`, which are in any order. */
  *firstOf(places: Uint32Array, count: number, after: number | undefined): SlicedWork<number[]> {
    const best = this.smallest(count, after);
    for (let index = 0; index < places.length; index++) {
      if (index % PLACES_PER_STEP === 0) yield;
      const place = places[index] ?? 0;
      if (this.leastOf(place) * this.listLength < best.bound) best.offer(this.keyOf(place));
    }
    return this.placesOf(best);
  }

  private smallest(count: number, after: number | undefined): SmallestNumbers {
    return new SmallestNumbers(count, after === undefined ? undefined : this.keyOf(after));
  }

  private keyOf(place: number): number {
    return this.numberOf(place) * this.listLength + this.ties.rankOf(place);
  }

  private placesOf({ numbers }: SmallestNumbers): number[] {
    return numbers.map(key => this.ties.placeAt(remainderOf(key, this.listLength)));
  }
}
