import type { SlicedWork } from '#libs/catalog';
import { GrowingArray, type ItemFilter, type TitleIndex } from '#libs/title-search';
import { placesInAll } from './filter-index.js';
import type { PlaceSet } from './place-set.js';

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
