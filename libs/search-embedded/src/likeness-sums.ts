import type { Likeness, LikenessPoints, SlicedWork } from '#libs/catalog';
import type { PlaceSet } from './place-set.js';

const PLACES_PER_STEP = 16_384;

/** Some places of a list, in any order. */
export type Places = Uint32Array | readonly number[];

/** Where values are found; see `FilterIndex`. */
interface ValueIndex {
  placesOf(fieldName: string, value: string | number): Places;
  setOf(fieldName: string, value: string | number): PlaceSet | undefined;
}

interface FurtherPoints {
  readonly points: number;
  readonly places: PlaceSet;
}

/**
 * How alike every place of a list is to a game, in points. What telling values give is added up for all places; further
 * points, which half of a list has, only where a place may be among the first.
 */
export class LikenessSums {
  private readonly mostFurther: number;

  private constructor(
    private readonly telling: Uint32Array,
    private readonly further: readonly FurtherPoints[],
  ) {
    this.mostFurther = further.reduce((sum, { points }) => sum + points, 0);
  }

  static *of({ telling, further }: Likeness, index: ValueIndex, length: number): SlicedWork<LikenessSums> {
    const sums = new Uint32Array(length);
    for (const { fieldName, value, points } of telling)
      yield* add(sums, index.placesOf(fieldName, value), points);
    return new LikenessSums(
      sums,
      further.flatMap(({ fieldName, value, points }: LikenessPoints) => {
        const places = index.setOf(fieldName, value);
        return places === undefined ? [] : [{ points, places }];
      }),
    );
  }

  /** 0 for a place that is not alike. */
  at(place: number): number {
    let sum = this.telling[place] ?? 0;
    if (sum === 0) return 0;
    for (const { points, places } of this.further) if (places.has(place)) sum += points;
    return sum;
  }

  /** The same or more, and found sooner. */
  mostAt(place: number): number {
    const sum = this.telling[place] ?? 0;
    return sum === 0 ? 0 : sum + this.mostFurther;
  }
}

function* add(sums: Uint32Array, places: Places, points: number): SlicedWork<void> {
  for (let from = 0; from < places.length; from += PLACES_PER_STEP) {
    addStep(sums, places, { from, to: Math.min(from + PLACES_PER_STEP, places.length), points });
    yield;
  }
}

/** A function of its own, because the compiler makes fast code of a loop without `yield`. */
function addStep(
  sums: Uint32Array,
  places: Places,
  { from, to, points }: Readonly<Record<'from' | 'to' | 'points', number>>,
): void {
  for (let index = from; index < to; index++) {
    const place = places[index] ?? 0;
    sums[place] = (sums[place] ?? 0) + points;
  }
}
