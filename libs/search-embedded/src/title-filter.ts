import type { SlicedWork } from '#libs/catalog';
import { placesInAll } from './filter-index.js';
import { GrowingArray } from './growing-array.js';
import type { PlaceSet } from './place-set.js';
import type { TitleIndex } from './title-index.js';

/** What the filters of a request leave of the titles. */
export class TitleFilter {
  private constructor(
    private readonly sets: readonly PlaceSet[],
    /** Every title of what passes; `undefined` when everything does. */
    readonly titles: Uint32Array | undefined,
  ) {}

  /** @param sets what passes each filter */
  static *of(sets: readonly PlaceSet[], { firstTitleOf }: TitleIndex): SlicedWork<TitleFilter> {
    if (sets.length === 0) return new TitleFilter(sets, undefined);
    const titles = new GrowingArray();
    for (const item of yield* placesInAll(sets, 0, Number.POSITIVE_INFINITY))
      for (let title = firstTitleOf[item] ?? 0; title < (firstTitleOf[item + 1] ?? 0); title++)
        titles.push(title);
    return new TitleFilter(sets, titles.view());
  }

  /** @param item place of it in the list */
  passes(item: number): boolean {
    for (const set of this.sets) if (!set.has(item)) return false;
    return true;
  }
}
