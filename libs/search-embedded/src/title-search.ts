import { haveAsManyWords, isPresentTitle, rankScore, type SlicedWork, type TitleQuery } from '#libs/catalog';
import type { BestScores } from './best-scores.js';
import {
  countTitles,
  joinedWithTypos,
  strictSearches,
  titlesWithWords,
  type TierSearch,
} from './tier-search.js';
import { asTyped, withTypos } from './words-meant.js';
import type { TitleFilter } from './title-filter.js';
import type { TitleIndex } from './title-index.js';

/** Titles looked at between two pauses. */
const TITLES_PER_STEP = 1_024;

/**
 * Scores the titles that match a query, tier by tier, best first, until there are enough items: later tiers only ever
 * add items with lower scores.
 */
export class TitleSearch {
  constructor(
    private readonly index: TitleIndex,
    private readonly query: TitleQuery,
    private readonly filter: TitleFilter,
    private readonly scores: BestScores,
  ) {}

  /** @param hasEnough called after each tier */
  *run(hasEnough: () => SlicedWork<boolean>): SlicedWork<void> {
    const { index, query } = this;
    for (const search of strictSearches(index, query)) {
      yield* this.take(search);
      if (yield* hasEnough()) return;
    }
    if (query.lookups.length > 0) {
      yield* this.take(titlesWithWords(index, asTyped(index, query.lookups), 'all words'));
      if (yield* hasEnough()) return;
      const meant = yield* withTypos(index, query.lookups);
      // Without a word that may be misspelt it would find the same again.
      if (meant.some(({ near }) => near.size > 0)) yield* this.take(titlesWithWords(index, meant, 'typos'));
    }
    yield* this.take(joinedWithTypos(index, query));
  }

  /** Looks at the candidates, or at what passes the filters if that is less. */
  private *take(search: TierSearch): SlicedWork<void> {
    const passing = yield* this.filter.titlesUpTo(countTitles(search.candidates));
    for (const list of passing ? [passing] : search.candidates) {
      for (let from = 0; from < list.length; from += TITLES_PER_STEP) {
        this.takeSome(search, list, from, Math.min(from + TITLES_PER_STEP, list.length));
        yield;
      }
    }
  }

  private takeSome(search: TierSearch, titles: Uint32Array, from: number, to: number): void {
    const { itemOf, fewestWordsOf, mostWordsOf, formerTitles } = this.index;
    const { words, wordCount } = this.query;
    for (let place = from; place < to; place++) {
      const title = titles[place] ?? 0;
      const item = itemOf[title] ?? 0;
      if (!this.filter.passes(item)) continue;
      const edits = search.editsOf(title);
      if (edits === Number.POSITIVE_INFINITY) continue;
      const own = { fewest: fewestWordsOf[title] ?? 0, most: mostWordsOf[title] ?? 0 };
      const asManyWords = haveAsManyWords(wordCount, own);
      const isPresent = isPresentTitle(search.tier, formerTitles[title] === 1);
      this.scores.raise(item, rankScore({ tier: search.tier, edits, asManyWords, isPresent }, words.length));
    }
  }
}
