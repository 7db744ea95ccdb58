import { editBudget, tierScore, type Tier, type TitleQuery } from '#libs/catalog';
import type { SortedPostings } from './sorted-postings.js';
import type { TitleIndex } from './title-index.js';

/** The scores of the items that answer a query; a tier is only worked out when the better ones were asked for. */
export type ScoredItems = Map<number, number>;

/**
 * Yields after each tier, best first, the items found so far with their best score. Whoever has enough stops: what
 * comes later only ever adds items with lower scores.
 */
export function* searchTitles(index: TitleIndex, query: TitleQuery): Generator<ScoredItems> {
  const found: ScoredItems = new Map();
  const words = query.words.length;
  for (const [tier, titles] of strictTiers(index, query)) {
    const score = tierScore(tier, words);
    for (const title of titles) addIfNew(found, index.itemOf[title] ?? 0, score);
    yield found;
  }
  if (words === 0) return;
  for (const [title] of titlesWithWords(
    index,
    query.words.map((word, place) => wordsMeant(index, query, word, place, 0)),
  ))
    addIfNew(found, index.itemOf[title] ?? 0, tierScore('all words', words));
  yield found;
  for (const [item, edits] of typoItems(index, query))
    addIfNew(found, item, tierScore('typos', words) - edits);
  yield found;
}

function addIfNew(found: ScoredItems, item: number, score: number): void {
  if (!found.has(item)) found.set(item, score);
}

/** Titles of the tiers that need no look at single words, best tier first. */
function* strictTiers(index: TitleIndex, query: TitleQuery): Generator<[Tier, Iterable<number>]> {
  const { verbatim, exact, joined } = query.forms;
  yield ['verbatim', equalTo(index.verbatim, [verbatim])];
  yield ['exact', equalTo(index.exact, exact)];
  yield ['joined', equalTo(index.joined, joined)];
  yield [
    'leading words',
    startingWith(
      index.exact,
      exact.map(form => `${form} `),
    ),
  ];
  yield ['leading letters', startingWith(index.joined, joined)];
}

function* equalTo(postings: SortedPostings, keys: readonly string[]): Generator<number> {
  for (const key of keys) {
    const number = postings.numberOf(key);
    if (number >= 0) yield* postings.idsOf(number);
  }
}

function* startingWith(postings: SortedPostings, prefixes: readonly string[]): Generator<number> {
  for (const prefix of prefixes) {
    const { from, to } = postings.startingWith(prefix);
    for (let number = from; number < to; number++) yield* postings.idsOf(number);
  }
}

/** The title words that one query word may mean. */
interface WordsMeant {
  /** Edits by word number. */
  readonly edits: ReadonlyMap<number, number>;
  /** Word numbers `[from, to)` that need no edit: for the last query word all that begin with it. */
  readonly from: number;
  readonly to: number;
}

function wordsMeant(
  index: TitleIndex,
  query: TitleQuery,
  word: string,
  place: number,
  budget: number,
): WordsMeant {
  const isLast = place === query.words.length - 1;
  const own = index.words.numberOf(word);
  const { from, to } = isLast
    ? index.words.startingWith(word)
    : own < 0
      ? { from: 0, to: 0 }
      : { from: own, to: own + 1 };
  return {
    edits: new Map(index.nearWords.find(word, budget).map(({ number, edits }) => [number, edits])),
    from,
    to,
  };
}

/** The titles in which every query word is meant by some word, with their edits in total. */
function* titlesWithWords(
  index: TitleIndex,
  query: readonly WordsMeant[],
): Generator<[title: number, edits: number]> {
  const counts = query.map(meant => titleCount(index, meant));
  const rarest = query[counts.indexOf(Math.min(...counts))];
  if (rarest === undefined) return;
  const seen = new Set<number>();
  for (const number of wordNumbers(rarest)) {
    for (const title of index.words.idsOf(number)) {
      if (seen.has(title)) continue;
      seen.add(title);
      const edits = totalEdits(index.words.keysOf(title), query);
      if (edits !== Number.POSITIVE_INFINITY) yield [title, edits];
    }
  }
}

function totalEdits(titleWords: Uint32Array, query: readonly WordsMeant[]): number {
  let total = 0;
  for (const { edits, from, to } of query) {
    let least = Number.POSITIVE_INFINITY;
    for (const word of titleWords) {
      const own = word >= from && word < to ? 0 : (edits.get(word) ?? Number.POSITIVE_INFINITY);
      if (own < least) least = own;
    }
    if (least === Number.POSITIVE_INFINITY) return least;
    total += least;
  }
  return total;
}

function titleCount({ words }: TitleIndex, meant: WordsMeant): number {
  let count = 0;
  for (const number of wordNumbers(meant)) count += words.countOf(number);
  return count;
}

function* wordNumbers({ edits, from, to }: WordsMeant): Generator<number> {
  for (let number = from; number < to; number++) yield number;
  for (const number of edits.keys()) if (number < from || number >= to) yield number;
}

/** Items with their least edits, over words and over joined titles. */
function typoItems(index: TitleIndex, query: TitleQuery): Map<number, number> {
  const best = new Map<number, number>();
  const add = (title: number, edits: number) => {
    const item = index.itemOf[title] ?? 0;
    best.set(item, Math.min(best.get(item) ?? edits, edits));
  };
  const meant = query.words.map((word, place) => wordsMeant(index, query, word, place, editBudget(word)));
  for (const [title, edits] of titlesWithWords(index, meant)) add(title, edits);
  for (const { number, edits } of index.nearJoined.find(query.joined, editBudget(query.joined)))
    for (const title of index.joined.idsOf(number)) add(title, edits);
  return best;
}
