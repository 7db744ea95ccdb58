import {
  MAX_SUGGESTIONS,
  titleQuery,
  type Position,
  type SlicedWork,
  type Suggestion,
  type Title,
  type TitleQuery,
} from '#libs/catalog';
import { BestScores } from './best-scores.js';
import { commonBeginnings } from './common-beginnings.js';
import { EVERY_ITEM, type ItemFilter } from './item-filter.js';
import { TieOrder, type TieValues } from './tie-order.js';
import { buildingTitleIndex, type IndexNearKeys, type TitleIndex } from './title-index.js';
import { TitleOrder } from './title-order.js';
import { TitleSearch } from './title-search.js';

/** Scores kept for the next search; more are made when more searches are under way. */
const SPARE_SCORES = 8;

/** An item, and the number of its best matching title among its own. */
interface SuggestedTitle {
  readonly place: number;
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

/** What a title search found. Valid until the search ends. */
export interface TitleMatches {
  /** Places of the items, in no order; all that match if all were needed. */
  readonly places: Uint32Array;
  readonly order: TitleOrder;
  /** Of the titles of the item at that place, the number of the best one. */
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
    const scores = this.spareScores.pop() ?? new BestScores(this.ties.order.size);
    try {
      const order = new TitleOrder(this.ties, scores, after);
      const search = new TitleSearch(this.index, title, filter, scores, this.ties.order);
      yield* search.run({
        first: needsAll || after !== undefined ? undefined : count,
        isMet: needsAll ? never : () => order.hasEnough(count),
      });
      return yield* read({ places: scores.items, order, bestTitleOf: place => search.bestTitleOf(place) });
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
    suggestionAt: (place: number, title: number) => Suggestion,
  ): SlicedWork<Suggestion[]> {
    const known = count <= MAX_SUGGESTIONS ? this.known.get(title.forms.verbatim) : undefined;
    const suggestions: Suggestion[] = [];
    for (const each of known?.slice(0, count) ?? (yield* this.findFirst(title, count))) {
      suggestions.push(suggestionAt(each.place, each.title));
      yield;
    }
    return suggestions;
  }

  private *findFirst(title: TitleQuery, count: number): SlicedWork<SuggestedTitle[]> {
    const request = { title, filter: EVERY_ITEM, after: undefined, count, needsAll: false };
    return yield* this.search(request, function* ({ order, bestTitleOf }) {
      const places = yield* order.first(count);
      return places.map(place => ({ place, title: bestTitleOf(place) }));
    });
  }
}

// eslint-disable-next-line require-yield -- called like functions that may take long
function* never(): SlicedWork<boolean> {
  return false;
}
