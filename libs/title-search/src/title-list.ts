import {
  MAX_PARTIAL_MATCHES,
  MAX_SUGGESTIONS,
  titleQuery,
  type NamingList,
  type PartialQuery,
  type Position,
  type SlicedWork,
  type Suggestion,
  type Title,
  type TitleQuery,
} from '#libs/catalog';
import { BestScores, TieOrder, type TieValues, TitleOrder } from './title-order.js';
import { commonBeginnings } from './common-beginnings.js';
import { EVERY_ITEM, type ItemFilter, TitleSearch } from './title-search.js';
import { findNames, type NamedPlace } from './find-names.js';
import { PartialSearch } from './partial-search.js';
import { buildingTitleIndex, type IndexNearKeys, type TitleIndex } from './title-index.js';

/** Scores kept for the next search; more are made when more searches are under way. */
const SPARE_SCORES = 8;

/** An item with its score, and the number of its best matching title among its own. */
interface SuggestedTitle extends ScoredPlace {
  readonly title: number;
}

/** A title search, and how much of its answer is needed. */
export interface TitleRequest {
  readonly title: TitleQuery;
  readonly filter: ItemFilter;
  /** The answer begins after this; at the first item if `undefined`. */
  readonly after: Position | undefined;
  /** Items that are needed of the answer. */
  readonly count: number;
  /** Whether all that match are needed, not only the first. */
  readonly needsAll: boolean;
}

/** An item, and its score. */
export interface ScoredPlace {
  readonly place: number;
  readonly score: number;
}

/** What a title search found. Valid until the search ends. */
export interface TitleMatches {
  /** Places of the items, in no order; all that match if all were needed. */
  readonly places: Uint32Array;
  readonly order: TitleOrder;
  /** The number of the best title among those of the item at that place. */
  readonly bestTitleOf: (place: number) => number;
}

/** The titles of one list of the catalog: finds and suggests items, by their places in the order of their slugs. */
export class TitleList {
  private readonly spareScores: BestScores[] = [];
  /** By what is typed, the first suggestions for what many titles begin with: thousands would be ranked each time. */
  private readonly known = new Map<string, readonly SuggestedTitle[]>();

  private constructor(
    readonly index: TitleIndex,
    private readonly ties: TieOrder,
  ) {}

  /** Builds it in steps. @param titlesByItem read once, in the order of the slugs */
  static *building(
    titlesByItem: Iterable<readonly Title[]>,
    values: Omit<TieValues, 'letters'>,
    indexNearKeys: IndexNearKeys,
  ): SlicedWork<TitleList> {
    const index = yield* buildingTitleIndex(titlesByItem, indexNearKeys);
    const ties = yield* TieOrder.building({ ...values, letters: index.lettersOf });
    const list = new TitleList(index, ties);
    for (const beginning of yield* commonBeginnings(index.joined.keys)) {
      const title = titleQuery(beginning);
      list.known.set(title.forms.verbatim, yield* list.findFirst(title, MAX_SUGGESTIONS));
    }
    return list;
  }

  /** @param read makes the answer of what was found */
  *search<T>(request: TitleRequest, read: (matches: TitleMatches) => SlicedWork<T>): SlicedWork<T> {
    const { title, filter, after, count, needsAll } = request;
    const { index, ties } = this;
    return yield* this.withScores(after, function* (scores, order) {
      const search = new TitleSearch(index, title, filter, scores, ties.order);
      yield* search.run({
        first: needsAll || after !== undefined ? undefined : count,
        isMet: needsAll ? never : () => order.hasEnough(count),
      });
      return yield* read({ places: scores.items, order, bestTitleOf: place => search.bestTitleOf(place) });
    });
  }

  /** The first places, at most {@link MAX_PARTIAL_MATCHES}, that `rankPartially` gives a rank, with their scores. */
  *partialMatches(query: PartialQuery): SlicedWork<ScoredPlace[]> {
    const { index } = this;
    return yield* this.withScores(undefined, function* (scores, order) {
      yield* new PartialSearch(index, query, scores).run();
      return (yield* order.first(MAX_PARTIAL_MATCHES)).map(place => ({ place, score: scores.of(place) }));
    });
  }

  /** The names of a list of names that are among words: see `findNames`. */
  namesIn(list: NamingList, words: readonly string[]): SlicedWork<NamedPlace[]> {
    return findNames(this.index, list, words);
  }

  /** Reads places that have scores already, in the order of a title search. */
  *ranked<T>(
    places: readonly ScoredPlace[],
    after: Position | undefined,
    read: (matches: Omit<TitleMatches, 'bestTitleOf'>) => SlicedWork<T>,
  ): SlicedWork<T> {
    return yield* this.withScores(after, function* (scores, order) {
      for (const { place, score } of places) scores.raise(place, score);
      return yield* read({ places: scores.items, order });
    });
  }

  private *withScores<T>(
    after: Position | undefined,
    use: (scores: BestScores, order: TitleOrder) => SlicedWork<T>,
  ): SlicedWork<T> {
    const scores = this.spareScores.pop() ?? new BestScores(this.ties.order.size);
    try {
      return yield* use(scores, new TitleOrder(this.ties, scores, after));
    } finally {
      scores.clear();
      if (this.spareScores.length < SPARE_SCORES) this.spareScores.push(scores);
    }
  }

  /**
   * At most `count` records in the order of the title search, each with its best matching title.
   * @param suggestionAt makes the suggestion of a place of one of its titles, by its number among them
   */
  *suggest(
    title: TitleQuery,
    count: number,
    suggestionAt: (place: number, title: number) => Omit<Suggestion, 'position'>,
  ): SlicedWork<Suggestion[]> {
    const known = count <= MAX_SUGGESTIONS ? this.known.get(title.forms.verbatim) : undefined;
    const suggestions: Suggestion[] = [];
    for (const each of known?.slice(0, count) ?? (yield* this.findFirst(title, count))) {
      const position = [each.score, ...this.ties.valuesOf(each.place)];
      suggestions.push({ ...suggestionAt(each.place, each.title), position });
      yield;
    }
    return suggestions;
  }

  private *findFirst(title: TitleQuery, count: number): SlicedWork<SuggestedTitle[]> {
    const request = { title, filter: EVERY_ITEM, after: undefined, count, needsAll: false };
    return yield* this.search(request, function* ({ order, bestTitleOf }) {
      const places = yield* order.first(count);
      return places.map(place => ({ place, score: order.scoreOf(place), title: bestTitleOf(place) }));
    });
  }
}

// eslint-disable-next-line require-yield -- called like functions that may take long
function* never(): SlicedWork<boolean> {
  return false;
}
