import { editBudget, editDistance } from './edit-distance.js';
import { type TitleForms, countWords, haveAsManyWords, formsOfTitle } from './fold-title.js';
import type { TitleQuery } from './title-query.js';
import type { Title } from '../model/entry.js';

/** How a title matches a query, best first. */
export const TIERS = [
  'verbatim', // equal, accents kept
  'exact', // equal, folded
  'joined', // equal with the spaces removed: `spiderman` finds Spider-Man
  'leading words', // begins with the query, at a word boundary
  'leading letters', // begins with the query, spaces removed, but not with its last letter alone as a further word
  'all words', // has every word; the last may be a beginning
  'typos', // has every word within its edit budget, or is as a whole within the budget of the whole query
] as const;
export type Tier = (typeof TIERS)[number];

/** By how many steps a tier is better than one with typos; "all words" is as good as a typo tier without edits. */
const STEPS = Object.fromEntries(
  TIERS.map((tier, place) => [tier, tier === 'typos' ? 0 : TIERS.indexOf('all words') - place]),
) as Readonly<Record<Tier, number>>;

/** How well one title matches. */
export interface TitleRank {
  readonly tier: Tier;
  /** In total; 0 in every tier but typos. */
  readonly edits: number;
  /** Title and query have the same number of words: `terraformign mars` hardly means a longer title. */
  readonly asManyWords: boolean;
  /**
   * In the tiers of equal titles: whether the record has this title now. "Combat" means the game of that name, not
   * one that was once sold as Combat. False in every other tier.
   */
  readonly isPresent: boolean;
}

/** Only where the query is the whole title does it matter whether the record has that title now. */
const TIERS_OF_EQUAL_TITLES: ReadonlySet<Tier> = new Set(['verbatim', 'exact', 'joined']);

/** What a title scores for being a present one, where that matters. */
export const PRESENT_TITLE_SCORE = 1;
/** What a title scores for having as many words as the query: more than for being a present one. */
export const AS_MANY_WORDS_SCORE = 2;
/** What a tier, or an edit, makes in a score: more than the two above together. */
export const SCORE_STEP = 4;
/** Each query word within its budget of 2 is worth this less its edits: a found word is always worth something. */
export const WORD_SCORE = 3 * SCORE_STEP;

/**
 * The reference of the title search: what both engines must agree with, and the explanation of a hit. A query of more
 * different words than `MAX_LOOKUPS` is compared as a whole alone: it has no "all words", and its typos are those
 * of the joined text.
 * @param isAlias whether the title is a former one of the record, or an alternative to its names
 * @returns `undefined` when the title does not match the query
 */
export function rankTitle(query: TitleQuery, title: TitleForms, isAlias: boolean): TitleRank | undefined {
  const answer = tierOf(query, title);
  return (
    answer && {
      ...answer,
      asManyWords: haveAsManyWords(query.wordCount, countWords(title)),
      isPresent: isPresentTitle(answer.tier, isAlias),
    }
  );
}

/** What {@link TitleRank.isPresent} is. */
export function isPresentTitle(tier: Tier, isAlias: boolean): boolean {
  return !isAlias && TIERS_OF_EQUAL_TITLES.has(tier);
}

function tierOf(query: TitleQuery, title: TitleForms): Pick<TitleRank, 'tier' | 'edits'> | undefined {
  if (query.forms.verbatim === title.verbatim) return { tier: 'verbatim', edits: 0 };
  if (query.words.length === 0) return undefined;
  const { exact, joined } = query.forms;
  if (exact.some(form => title.exact.includes(form))) return { tier: 'exact', edits: 0 };
  if (joined.some(form => title.joined.includes(form))) return { tier: 'joined', edits: 0 };
  if (exact.some(form => anyStartsWith(title.exact, `${form} `))) return { tier: 'leading words', edits: 0 };
  if (hasLeadingLetters(query, title)) return { tier: 'leading letters', edits: 0 };
  const edits = Math.min(wordEdits(query, title), joinedEdits(query, title));
  if (edits === Number.POSITIVE_INFINITY) return undefined;
  return { tier: edits === 0 ? 'all words' : 'typos', edits };
}

/**
 * A rank as one integer, higher is better; the first sort value of every title search. With `w` query words the
 * typo tier takes `12w − 4 · edits`, "all words" is that with no edit, each better tier adds four, as many words as
 * the query has add two, and an equal present title adds one.
 */
export function rankScore({ tier, edits, asManyWords, isPresent }: TitleRank, queryWords: number): number {
  return (
    tierScore(tier, queryWords) -
    SCORE_STEP * edits +
    (asManyWords ? AS_MANY_WORDS_SCORE : 0) +
    (isPresent ? PRESENT_TITLE_SCORE : 0)
  );
}

/** The score of `tier` without edits, for a title that has more words than the query, or fewer. */
export function tierScore(tier: Tier, queryWords: number): number {
  return WORD_SCORE * queryWords + SCORE_STEP * STEPS[tier];
}

/** One letter beyond the end of a word is a typo of that word. */
function hasLeadingLetters({ beginnings, overrun }: TitleQuery, { exact, joined }: TitleForms): boolean {
  if (overrun !== undefined && anyStartsWith(exact, overrun)) return false;
  return beginnings.some(form => anyStartsWith(joined, form));
}

function anyStartsWith(forms: readonly string[], start: string): boolean {
  return forms.some(form => form.startsWith(start));
}

/**
 * Edits over all query words, each against its nearest title word; infinite when one has none within its budget, and
 * when the query has too many words to be looked up one by one.
 */
function wordEdits({ lookups }: TitleQuery, title: TitleForms): number {
  if (lookups.length === 0) return Number.POSITIVE_INFINITY;
  return lookups.reduce((total, { text, digits, times, isLast }) => {
    if (isLast && anyStartsWith(title.words, text)) return total;
    if (digits !== undefined && title.words.includes(digits)) return total;
    return total + times * nearest(text, title.words, editBudget(text));
  }, 0);
}

function joinedEdits(query: TitleQuery, title: TitleForms): number {
  return nearest(query.joined, title.joined, query.joinedBudget);
}

/** The distance from `word` to the nearest of `candidates`, infinite beyond `budget`. */
function nearest(word: string, candidates: readonly string[], budget: number): number {
  const least = candidates.reduce(
    (best, candidate) => Math.min(best, editDistance(word, candidate, budget)),
    budget + 1,
  );
  return least > budget ? Number.POSITIVE_INFINITY : least;
}

/** The best matching title of a record, and how it matches. */
export interface BestTitle {
  readonly title: Title;
  readonly rank: TitleRank;
}

/**
 * The best of some titles; of equally good ones the first.
 * @returns `undefined` when none of them matches the query
 */
export function bestTitle(query: TitleQuery, titles: readonly Title[]): BestTitle | undefined {
  let best: BestTitle | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const title of titles) {
    const rank = rankTitle(query, formsOfTitle(title), title.isAlias);
    if (rank === undefined) continue;
    const score = rankScore(rank, query.words.length);
    if (score > bestScore) [best, bestScore] = [{ title, rank }, score];
  }
  return best;
}
