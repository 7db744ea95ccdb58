import { haveAsManyWords, isPresentTitle, rankScore, type SlicedWork, type TitleQuery } from '#libs/catalog';
import type { BestScores } from './title-order.js';
import type { PlaceOrder } from './place-order.js';
import {
  countTitles,
  joinedWithTypos,
  strictSearches,
  titlesWithWords,
  type TierSearch,
  asTyped,
  withTypos,
} from './tier-search.js';
import type { TitleIndex } from './title-index.js';

/** The items that pass the filters of a request. */
export interface ItemFilter {
  /** @param item place of it in the list */
  passes(item: number): boolean;
  /**
   * Every title of an item that passes; `undefined` when there may be more than `atMost`: then looking at those would
   * be quicker.
   */
  titlesUpTo(atMost: number): SlicedWork<Uint32Array | undefined>;
}

/** That of a request without filters. */
export const EVERY_ITEM: ItemFilter = {
  passes: () => true,
  // eslint-disable-next-line require-yield -- called like functions that may take long
  *titlesUpTo() {
    return undefined;
  },
};

/** Titles looked at between two pauses. */
const TITLES_PER_STEP = 1_024;
/** The first items of a tier are found by their order when that takes at most this share of looking at all titles. */
const QUICK_SHARE = 1 / 8;

/** How much of what matches is needed. */
export interface Need {
  /** This many items of the beginning of the answer; `undefined` when more than its beginning is needed. */
  readonly first: number | undefined;
  /** Whether enough is found; called after each tier. */
  readonly isMet: () => SlicedWork<boolean>;
}

/**
 * Scores the titles that match a query, tier by tier, best first, until there are enough items: later tiers only ever
 * add items with lower scores.
 */
export class TitleSearch {
  /** What found something, best first. */
  private readonly searches: TierSearch[] = [];

  /** @param ties all items in the order of those with equal scores */
  constructor(
    private readonly index: TitleIndex,
    private readonly query: TitleQuery,
    private readonly filter: ItemFilter,
    private readonly scores: BestScores,
    private readonly ties: PlaceOrder,
  ) {}

  *run(need: Need): SlicedWork<void> {
    const { index, query } = this;
    for (const search of strictSearches(index, query)) if (yield* this.takeEnough(search, need)) return;
    if (query.lookups.length > 0) {
      const typed = titlesWithWords(index, asTyped(index, query.lookups), 'all words');
      if (yield* this.takeEnough(typed, need)) return;
      const matches = yield* withTypos(index, query.lookups);
      // Without a word that may be misspelled it would find the same again.
      if (matches.some(({ near }) => near.size > 0))
        yield* this.take(titlesWithWords(index, matches, 'typos'));
    }
    yield* this.take(joinedWithTypos(index, query));
  }

  /** The place of the best title among those of an item that was found; the first of equally good ones. */
  bestTitleOf(item: number): number {
    const score = this.scores.of(item);
    const first = this.index.firstTitleOf[item] ?? 0;
    const end = this.index.firstTitleOf[item + 1] ?? 0;
    for (let title = first; title < end; title++)
      if (this.searches.some(search => this.scoreOf(search, title, search.editsOf(title)) === score))
        return title - first;
    throw new RangeError(`item ${item} was not found`);
  }

  /** @returns whether enough is found, with this tier and those before it */
  private *takeEnough(search: TierSearch, { first, isMet }: Need): SlicedWork<boolean> {
    if (countTitles(search.candidates) === 0) return false;
    if (first !== undefined && search.allMatch && (yield* this.takeFirst(search, first))) {
      this.searches.push(search);
      return true;
    }
    yield* this.take(search);
    return yield* isMet();
  }

  /** Looks at the candidates, or at what passes the filters if that is less. */
  private *take(search: TierSearch): SlicedWork<void> {
    if (countTitles(search.candidates) === 0) return;
    this.searches.push(search);
    const passing = yield* this.filter.titlesUpTo(countTitles(search.candidates));
    const editsOf = search.allMatch && passing === undefined ? () => 0 : search.editsOf;
    for (const list of passing ? [passing] : search.candidates) {
      for (let from = 0; from < list.length; from += TITLES_PER_STEP) {
        for (const title of list.subarray(from, from + TITLES_PER_STEP)) {
          const item = this.index.itemOf[title] ?? 0;
          if (this.filter.passes(item)) this.scores.raise(item, this.scoreOf(search, title, editsOf(title)));
        }
        yield;
      }
    }
  }

  /**
   * Looks at all items in the order of equal scores, for those with the best score of the tier: a letter or two begin
   * thousands of titles, of which the first few are wanted.
   * @returns whether `count` items are found, which are then the first; gives up when it would take long
   */
  private *takeFirst(search: TierSearch, count: number): SlicedWork<boolean> {
    const { firstTitleOf } = this.index;
    const atMost = QUICK_SHARE * countTitles(search.candidates);
    const best = this.bestScoreOf(search);
    let looked = 0;
    for (let rank = 0; looked < atMost && rank < this.ties.size; rank++) {
      const item = this.ties.placeAt(rank);
      const end = firstTitleOf[item + 1] ?? 0;
      if (rank % TITLES_PER_STEP === 0) yield;
      looked++;
      if (!this.filter.passes(item)) continue;
      for (let title = firstTitleOf[item] ?? 0; title < end; title++, looked++)
        if (this.scoreOf(search, title, search.editsOf(title)) === best) this.scores.raise(item, best);
      if (this.scores.items.length >= count) return true;
    }
    return false;
  }

  /** The score of a present title of as many words as the query, without edits. */
  private bestScoreOf({ tier }: TierSearch): number {
    const isPresent = isPresentTitle(tier, false);
    return rankScore({ tier, edits: 0, asManyWords: true, isPresent }, this.query.words.length);
  }

  /** 0 for a title that does not match. */
  private scoreOf({ tier }: TierSearch, title: number, edits: number): number {
    if (edits === Number.POSITIVE_INFINITY) return 0;
    const { fewestWordsOf, mostWordsOf, aliases } = this.index;
    const { words, wordCount } = this.query;
    const own = { fewest: fewestWordsOf[title] ?? 0, most: mostWordsOf[title] ?? 0 };
    const asManyWords = haveAsManyWords(wordCount, own);
    const isPresent = isPresentTitle(tier, aliases[title] !== 0);
    return rankScore({ tier, edits, asManyWords, isPresent }, words.length);
  }
}
