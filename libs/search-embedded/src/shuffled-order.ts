import type { SlicedWork } from '#libs/catalog';
import { SmallestNumbers } from '#libs/title-search';
import type { PlaceSet } from './place-set.js';

/** Each is hashed. */
const PLACES_PER_STEP = 1_024;

/** All places of a list in the order of a seed, found by looking at each: there are too many such orders to keep one. */
export class ShuffledOrder {
  /** @param shuffledAt the number of a place in the order; of equal ones, the lower place is first */
  constructor(
    private readonly shuffledAt: (place: number) => number,
    private readonly listLength: number,
  ) {}

  /** The first `count` that are in all `sets`. @param after the answer begins behind this place */
  *firstIn(sets: readonly PlaceSet[], count: number, after: number | undefined): SlicedWork<number[]> {
    const best = this.smallest(count, after);
    for (let place = 0; place < this.listLength; place++) {
      if (place % PLACES_PER_STEP === 0) yield;
      if (sets.every(set => set.has(place))) best.offer(this.numberAt(place));
    }
    return this.placesOf(best);
  }

  /** The first `count` of `places`, which are in any order. */
  *firstOf(places: Uint32Array, count: number, after: number | undefined): SlicedWork<number[]> {
    const best = this.smallest(count, after);
    for (let index = 0; index < places.length; index++) {
      if (index % PLACES_PER_STEP === 0) yield;
      best.offer(this.numberAt(places[index] ?? 0));
    }
    return this.placesOf(best);
  }

  private smallest(count: number, after: number | undefined): SmallestNumbers {
    return new SmallestNumbers(count, after === undefined ? undefined : this.numberAt(after));
  }

  private numberAt(place: number): number {
    return this.shuffledAt(place) * this.listLength + place;
  }

  private placesOf({ numbers }: SmallestNumbers): number[] {
    return numbers.map(number => number - Math.floor(number / this.listLength) * this.listLength);
  }
}
