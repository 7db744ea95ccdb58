import { editBudget, haveAsManyWords, rankScore, type Tier, type TitleQuery } from '#libs/catalog';
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
  for (const [tier, titles] of strictTiers(index, query)) {
    for (const title of titles) take(found, index, query, title, tier);
    yield found;
  }
  if (query.words.length === 0) return;
  const asTyped = query.words.map((word, place) => wordsMeant(index, query, word, place, 0));
  for (const [title] of titlesWithWords(index, asTyped)) take(found, index, query, title, 'all words');
  yield found;
  for (const [title, edits] of titlesWithTypos(index, query))
    take(found, index, query, title, 'typos', edits);
  yield found;
}

/** An item scores what the best of its titles does. */
function take(
  found: ScoredItems,
  { itemOf, fewestWordsOf, mostWordsOf }: TitleIndex,
  { words, wordCount }: TitleQuery,
  title: number,
  tier: Tier,
  edits = 0,
): void {
  const item = itemOf[title] ?? 0;
  const own = { fewest: fewestWordsOf[title] ?? 0, most: mostWordsOf[title] ?? 0 };
  const asManyWords = haveAsManyWords(wordCount, own);
  const score = rankScore({ tier, edits, asManyWords }, words.length);
  if (score > (found.get(item) ?? 0)) found.set(item, score);
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

/** Titles within the budgets, by their words and as a whole, with their edits; one may come twice. */
function* titlesWithTypos(index: TitleIndex, query: TitleQuery): Generator<[title: number, edits: number]> {
  const meant = query.words.map((word, place) => wordsMeant(index, query, word, place, editBudget(word)));
  yield* titlesWithWords(index, meant);
  for (const { number, edits } of index.nearJoined.find(query.joined, editBudget(query.joined)))
    for (const title of index.joined.idsOf(number)) yield [title, edits];
}
