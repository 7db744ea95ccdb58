import { editBudget, type Tier, type TitleQuery, type QueryWord, type SlicedWork } from '#libs/catalog';
import type { KeyRange, SortedPostings } from './sorted-postings.js';
import type { TitleIndex } from './title-index.js';

/** The title words that match one query word. */
export interface WordMatches extends QueryWord {
  /** The word itself, for the last query word all that begin with it; and the number that it means. */
  readonly same: readonly KeyRange[];
  /** Edits by word number. */
  readonly near: ReadonlyMap<number, number>;
}

const NOTHING_NEAR: ReadonlyMap<number, number> = new Map();

export function asTyped({ words }: TitleIndex, lookups: readonly QueryWord[]): WordMatches[] {
  return lookups.map(word => {
    const typed = word.isLast ? words.startingWith(word.text) : words.equalTo(word.text);
    const same = word.digits === undefined ? [typed] : [typed, words.equalTo(word.digits)];
    return { ...word, same, near: NOTHING_NEAR };
  });
}

/** Near words are looked up with a pause after each query word. */
export function* withTypos(index: TitleIndex, lookups: readonly QueryWord[]): SlicedWork<WordMatches[]> {
  const matches: WordMatches[] = [];
  for (const word of asTyped(index, lookups)) {
    const near = index.nearWords.find(word.text, editBudget(word.text));
    matches.push({ ...word, near: new Map(near.map(({ number, edits }) => [number, edits])) });
    yield;
  }
  return matches;
}

/** One way in which titles match a query. */
export interface TierSearch {
  readonly tier: Tier;
  /** Every title that matches is in one of these lists; others may be there too, and one may come twice. */
  readonly candidates: readonly Uint32Array[];
  /** Whether every title in these lists matches, without an edit. */
  readonly allMatch: boolean;
  /** The edits of a title, 0 but for typos; infinite when it does not match. */
  readonly editsOf: (title: number) => number;
}

/** The tiers that look at titles as a whole, best first. Each is looked up when it is asked for. */
export function* strictSearches(index: TitleIndex, query: TitleQuery): Generator<TierSearch> {
  const { forms, beginnings, overrun } = query;
  const { verbatim, exact, joined } = forms;
  const equal = (postings: SortedPostings, keys: readonly string[]) => keys.map(key => postings.equalTo(key));
  const leading = (postings: SortedPostings, starts: readonly string[]) =>
    starts.map(start => postings.startingWith(start));
  const words = exact.map(form => `${form} `);
  yield wholeTitles('verbatim', index.verbatim, equal(index.verbatim, [verbatim]));
  yield wholeTitles('exact', index.exact, equal(index.exact, exact));
  yield wholeTitles('joined', index.joined, equal(index.joined, joined));
  yield wholeTitles('leading words', index.exact, leading(index.exact, words));
  const letters = wholeTitles('leading letters', index.joined, leading(index.joined, beginnings));
  yield overrun === undefined ? letters : without(letters, index.exact, index.exact.startingWith(overrun));
}

/** The same search, but for the titles with a key in `range`. */
function without(search: TierSearch, postings: SortedPostings, range: KeyRange): TierSearch {
  if (range.from === range.to) return search;
  return {
    ...search,
    allMatch: false,
    editsOf: title => (postings.hasKeyIn(title, range) ? Number.POSITIVE_INFINITY : search.editsOf(title)),
  };
}

function wholeTitles(tier: Tier, postings: SortedPostings, ranges: readonly KeyRange[]): TierSearch {
  return {
    tier,
    candidates: ranges.map(range => postings.idsIn(range)),
    allMatch: true,
    editsOf: title => (ranges.some(range => postings.hasKeyIn(title, range)) ? 0 : Number.POSITIVE_INFINITY),
  };
}

/** The titles that are as a whole within the budget of the query as a whole. */
export function joinedWithTypos(index: TitleIndex, { joined, joinedBudget }: TitleQuery): TierSearch {
  const near = index.nearJoined.find(joined, joinedBudget);
  const costs = new Map(near.map(({ number, edits }) => [number, edits]));
  return {
    tier: 'typos',
    candidates: near.map(({ number }) => index.joined.idsOf(number)),
    allMatch: false,
    editsOf: title => index.joined.leastCost(title, costs),
  };
}

/** The titles in which every query word matches some word. */
export function titlesWithWords(
  { words }: TitleIndex,
  matches: readonly WordMatches[],
  tier: 'all words' | 'typos',
): TierSearch {
  return {
    tier,
    candidates: rarest(matches.map(word => matchingTitles(words, word))),
    allMatch: matches.length === 1 && matches.every(({ near }) => near.size === 0),
    editsOf: title => totalEdits(words, title, matches),
  };
}

function matchingTitles(words: SortedPostings, { same, near }: WordMatches): Uint32Array[] {
  return [...same.map(range => words.idsIn(range)), ...[...near.keys()].map(number => words.idsOf(number))];
}

/** Every title that has all words has the rarest. */
function rarest(perWord: readonly Uint32Array[][]): Uint32Array[] {
  const [first = [], ...others] = perWord;
  return others.reduce((least, lists) => (countTitles(lists) < countTitles(least) ? lists : least), first);
}

export function countTitles(lists: readonly Uint32Array[]): number {
  return lists.reduce((sum, { length }) => sum + length, 0);
}

function totalEdits(words: SortedPostings, title: number, matches: readonly WordMatches[]): number {
  let total = 0;
  for (const { same, near, times } of matches) {
    if (same.some(range => words.hasKeyIn(title, range))) continue;
    if (near.size === 0) return Number.POSITIVE_INFINITY;
    total += times * words.leastCost(title, near);
    if (total === Number.POSITIVE_INFINITY) return total;
  }
  return total;
}
