import type { Position, SlicedWork } from '#libs/catalog';
import type { BestScores } from './best-scores.js';

/** Items looked at between two pauses. */
const ITEMS_PER_STEP = 4_096;

/** What decides between equal scores, by place; places ascend with their slugs. */
export interface OrderValues {
  /** `undefined` for a list that has none. */
  readonly editions: Uint32Array | undefined;
  readonly letters: Uint32Array;
}

/** The position of an item, with its place instead of its slug: see `Position`. */
interface Rank {
  readonly score: number;
  readonly editions: number;
  readonly letters: number;
  readonly place: number;
}

/** Puts what a search found in the order of the answer. */
export class TitleOrder {
  private readonly after: Rank | undefined;

  /**
   * @param firstPlaceAfter the first place whose slug comes after this one
   * @param after the answer begins after this
   */
  constructor(
    private readonly values: OrderValues,
    private readonly scores: BestScores,
    firstPlaceAfter: (slug: string) => number,
    after: Position | undefined,
  ) {
    if (after === undefined) return;
    const [letters = 0, slug = ''] = after.slice(-2);
    this.after = {
      score: Number(after[0]),
      editions: values.editions === undefined ? 0 : Number(after[1]),
      letters: Number(letters),
      place: firstPlaceAfter(String(slug)) - 1,
    };
  }

  /** Whether at least `count` of what was found belongs into the answer. */
  *hasEnough(count: number): SlicedWork<boolean> {
    const { items } = this.scores;
    if (items.length < count) return false;
    if (this.after === undefined) return true;
    let enough = 0;
    for (let index = 0; index < items.length; index++) {
      if (this.isAfter(this.rankOf(items[index] ?? 0)) && ++enough === count) return true;
      if (index % ITEMS_PER_STEP === 0) yield;
    }
    return false;
  }

  /** The first `count` places of the answer. */
  *first(count: number): SlicedWork<number[]> {
    const { items } = this.scores;
    const best: Rank[] = [];
    for (let index = 0; index < items.length; index++) {
      if (index % ITEMS_PER_STEP === 0) yield;
      const rank = this.rankOf(items[index] ?? 0);
      const last = best[count - 1];
      if (last !== undefined && compare(rank, last) > 0) continue;
      if (!this.isAfter(rank)) continue;
      best.splice(firstAfter(best, rank), 0, rank);
      if (best.length > count) best.pop();
    }
    return best.map(({ place }) => place);
  }

  positionOf(place: number, slug: string): Position {
    const { score, editions, letters } = this.rankOf(place);
    return this.values.editions === undefined ? [score, letters, slug] : [score, editions, letters, slug];
  }

  private isAfter(rank: Rank): boolean {
    return this.after === undefined || compare(rank, this.after) > 0;
  }

  private rankOf(place: number): Rank {
    return {
      score: this.scores.of(place),
      editions: this.values.editions?.[place] ?? 0,
      letters: this.values.letters[place] ?? 0,
      place,
    };
  }
}

/** Negative when `a` comes before `b`: score and editions descend, letters and slugs ascend. */
function compare(a: Rank, b: Rank): number {
  return b.score - a.score || b.editions - a.editions || a.letters - b.letters || a.place - b.place;
}

/** The index of the first in `ranks`, which are in order, that comes after `rank`. */
function firstAfter(ranks: readonly Rank[], rank: Rank): number {
  const index = ranks.findLastIndex(each => compare(each, rank) < 0);
  return index + 1;
}
