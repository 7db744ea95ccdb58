import type { Position, SlicedWork } from '#libs/catalog';
import type { BestScores } from './best-scores.js';
import { firstNotBelow } from './first-index.js';
import type { TieOrder } from './tie-order.js';

/** Items looked at between two pauses. */
const ITEMS_PER_STEP = 4_096;

/**
 * Puts what a search found in the order of the answer. An item has one number there, which is compared instead of its
 * score, editions, letters and slug: the less, the earlier it comes.
 */
export class TitleOrder {
  /** The number of the position that the answer begins after. */
  private readonly after: number;

  /** @param after the answer begins after this; at the first item if `undefined` */
  constructor(
    private readonly ties: TieOrder,
    private readonly scores: BestScores,
    after: Position | undefined,
  ) {
    this.after =
      after === undefined
        ? Number.NEGATIVE_INFINITY
        : this.numberOf(Number(after[0]), ties.lastRankUpTo(after));
  }

  /** Whether at least `count` of what was found belongs into the answer. */
  *hasEnough(count: number): SlicedWork<boolean> {
    const { items } = this.scores;
    if (items.length < count) return false;
    if (this.after === Number.NEGATIVE_INFINITY) return true;
    let enough = 0;
    for (let index = 0; index < items.length; index++) {
      if (this.numberAt(items[index] ?? 0) > this.after && ++enough === count) return true;
      if (index % ITEMS_PER_STEP === 0) yield;
    }
    return false;
  }

  /** The first `count` places of the answer. */
  *first(count: number): SlicedWork<number[]> {
    const { items } = this.scores;
    const best: number[] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (let index = 0; index < items.length; index++) {
      if (index % ITEMS_PER_STEP === 0) yield;
      const number = this.numberAt(items[index] ?? 0);
      if (number >= worst || number <= this.after) continue;
      best.splice(firstNotBelow(best, number), 0, number);
      if (best.length > count) best.pop();
      if (best.length === count) worst = best.at(-1) ?? worst;
    }
    const { order } = this.ties;
    // Not `%`: it is slow for numbers of more than 31 bits.
    return best.map(number => order.placeAt(number - Math.floor(number / order.size) * order.size));
  }

  positionOf(place: number): Position {
    return [this.scores.of(place), ...this.ties.valuesOf(place)];
  }

  private numberAt(place: number): number {
    return this.numberOf(this.scores.of(place), this.ties.order.rankOf(place));
  }

  /** Scores descend, ranks ascend; both together have less than 53 bits. */
  private numberOf(score: number, rank: number): number {
    return (MOST_SCORE - score) * this.ties.order.size + rank;
  }
}

/** Scores have 16 bits. */
const MOST_SCORE = 2 ** 16 - 1;
