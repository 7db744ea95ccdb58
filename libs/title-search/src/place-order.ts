import type { SlicedWork } from '#libs/catalog';
import { SmallestNumbers, remainderOf } from '#libs/packed';

const PLACES_PER_STEP = 4_096;

/** Some places of a list. */
interface Places {
  has(place: number): boolean;
}

/** All places of a list in some order. */
export class PlaceOrder {
  /** By place: its position in the order. */
  private readonly ranks: Uint32Array;

  constructor(private readonly places: Uint32Array) {
    this.ranks = new Uint32Array(places.length);
    places.forEach((place, rank) => (this.ranks[place] = rank));
  }

  get size(): number {
    return this.places.length;
  }

  /** The position of a place in the order. */
  rankOf(place: number): number {
    return this.ranks[place] ?? 0;
  }

  placeAt(rank: number): number {
    return this.places[rank] ?? 0;
  }

  /** The place of the rank that is added to a multiple of the size. */
  placeAtEndOf(number: number): number {
    return this.placeAt(remainderOf(number, this.size));
  }

  /**
   * The first `count` that are in all `sets`: quick where those are a large part of the list.
   * @param after the answer begins behind this place
   */
  *firstIn(sets: readonly Places[], count: number, after: number | undefined): SlicedWork<number[]> {
    const found: number[] = [];
    for (let rank = this.rankAfter(after); rank < this.size && found.length < count; rank++) {
      const place = this.placeAt(rank);
      if (sets.every(set => set.has(place))) found.push(place);
      if (rank % PLACES_PER_STEP === 0) yield;
    }
    return found;
  }

  /** The first `count` of `places`, which are in any order. */
  *firstOf(places: Uint32Array, count: number, after: number | undefined): SlicedWork<number[]> {
    const best = new SmallestNumbers(count, this.rankAfter(after) - 1);
    for (let index = 0; index < places.length; index++) {
      if (index % PLACES_PER_STEP === 0) yield;
      best.offer(this.rankOf(places[index] ?? 0));
    }
    return best.numbers.map(rank => this.placeAt(rank));
  }

  private rankAfter(place: number | undefined): number {
    return place === undefined ? 0 : this.rankOf(place) + 1;
  }
}
