import type { Position, SlicedWork, Texts } from '#libs/catalog';
import { firstIndex, GrowingArray, SmallestNumbers, sortedNumbers } from '#libs/packed';
import { PlaceOrder } from './place-order.js';

/** The best score of every item that one search found. May be used again once it is cleared. */
export class BestScores {
  /** By item; 0 for what was not found, since every score is more. The best score of 100 words is below 2,000. */
  private readonly scores: Uint16Array;
  private readonly found = new GrowingArray();

  constructor(items: number) {
    this.scores = new Uint16Array(items);
  }

  /** An item has the score of its best title. */
  raise(item: number, score: number): void {
    const before = this.scores[item] ?? 0;
    if (score <= before) return;
    if (before === 0) this.found.push(item);
    this.scores[item] = score;
  }

  of(item: number): number {
    return this.scores[item] ?? 0;
  }

  /** What was found, in no order. */
  get items(): Uint32Array {
    return this.found.view();
  }

  clear(): void {
    for (const item of this.items) this.scores[item] = 0;
    this.found.clear();
  }
}

/** What decides between equal scores, by place; places ascend with their slugs. */
export interface TieValues {
  readonly slugs: Texts;
  /** See `prominenceOf`. */
  readonly prominence: Uint32Array;
  /** Letters of each item's shortest folded title. */
  readonly letters: Uint32Array;
  /** See `popularityOf`. */
  readonly popularity: Uint32Array;
}

/**
 * All items of a list in the order of those with equal scores: the more prominent first, then fewer letters, then the
 * more popular, then by slug.
 */
export class TieOrder {
  private constructor(
    private readonly values: TieValues,
    readonly order: PlaceOrder,
  ) {}

  static *building(values: TieValues): SlicedWork<TieOrder> {
    const { slugs, prominence, letters, popularity } = values;
    const valueOf = (column: Uint32Array, place: number) => column[place] ?? 0;
    const places = yield* sortedNumbers(
      slugs.length,
      (a, b) =>
        valueOf(prominence, b) - valueOf(prominence, a) ||
        valueOf(letters, a) - valueOf(letters, b) ||
        valueOf(popularity, b) - valueOf(popularity, a),
    );
    return new TieOrder(values, new PlaceOrder(places));
  }

  /** The values of a `Position` that come after the score. */
  valuesOf(place: number): Position {
    const { slugs, prominence, letters, popularity } = this.values;
    return [prominence[place] ?? 0, letters[place] ?? 0, popularity[place] ?? 0, slugs.at(place) ?? ''];
  }

  /** The rank of the last item whose values are those of `position` or come before them; −1 when there is none. */
  lastRankUpTo(position: Position): number {
    return firstIndex(this.order.size, rank => this.isAfter(this.order.placeAt(rank), position)) - 1;
  }

  private isAfter(
    place: number,
    [, prominence = 0, letters = 0, popularity = 0, slug = '']: Position,
  ): boolean {
    const [ownProminence = 0, ownLetters = 0, ownPopularity = 0, ownSlug = ''] = this.valuesOf(place);
    if (ownProminence !== prominence) return ownProminence < prominence;
    if (ownLetters !== letters) return ownLetters > letters;
    if (ownPopularity !== popularity) return ownPopularity < popularity;
    return ownSlug > slug;
  }
}

/** Items looked at between two pauses. */
const ITEMS_PER_STEP = 4_096;

/**
 * Puts what a search found in the order of the answer. An item has one number there, which is compared instead of its
 * score, prominence, letters, popularity and slug: the less, the earlier it comes.
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
    const best = new SmallestNumbers(count, this.after);
    for (let index = 0; index < items.length; index++) {
      if (index % ITEMS_PER_STEP === 0) yield;
      best.offer(this.numberAt(items[index] ?? 0));
    }
    return best.numbers.map(number => this.ties.order.placeAtEndOf(number));
  }

  scoreOf(place: number): number {
    return this.scores.of(place);
  }

  positionOf(place: number): Position {
    return [this.scoreOf(place), ...this.ties.valuesOf(place)];
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
