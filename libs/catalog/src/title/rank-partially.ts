import type { Title } from '../model/entry.js';
import { editBudget, editDistance } from './edit-distance.js';
import { type TitleForms, formsOfTitle } from './fold-title.js';
import type { PartialQuery, PartialWord, Phrase } from './partial-query.js';
import { joinedHeads } from './title-heads.js';
import { wordWeight, type WordCounts } from './word-weights.js';

/** Records that are found for a query that no title matches, at most. */
export const MAX_PARTIAL_MATCHES = 50;

/** How a title matches part of a query, best first. */
export const PARTIAL_CLASSES = [
  'begun by a title', // "catan board game": begins with the title, or with its main part
  'holding a title', // "gioco da tavolo azul"
  'most words', // what both have in common weighs at least half of each, and no number is missing
  'one more edit', // "syhte", "micro makro": as a whole near to a title or its main part, up to one edit beyond the budget
] as const;
export type PartialClass = (typeof PARTIAL_CLASSES)[number];

/** How well one title matches a part of a query. */
export interface PartialRank {
  readonly class: PartialClass;
  /** How much of the query it covers: letters of a title, weights of words. */
  readonly covered: number;
  readonly edits: number;
  /** Whether it is the whole title, not its main part. False where words are compared. */
  readonly isWhole: boolean;
  /** Whether the record has the title now. */
  readonly isPresent: boolean;
}

const MOST_COVERED = 2 ** 9 - 1;
const MOST_EDITS = 2 ** 3 - 1;

/**
 * A rank as one integer below 2^16, higher is better. It is above 0, and takes the place of `rankScore` in the order of a
 * partial answer.
 */
export function partialScore({ class: name, covered, edits, isWhole, isPresent }: PartialRank): number {
  const better = PARTIAL_CLASSES.length - 1 - PARTIAL_CLASSES.indexOf(name);
  const fewerEdits = MOST_EDITS - Math.min(edits, MOST_EDITS);
  const byClass = better * (MOST_COVERED + 1) + Math.min(covered, MOST_COVERED);
  return (byClass * (MOST_EDITS + 1) + fewerEdits) * 4 + (isWhole ? 2 : 0) + (isPresent ? 1 : 0);
}

/** What a {@link partialScore} was made of, as far as it tells that. */
export function partialRankOf(score: number): PartialRank {
  const byEdits = Math.floor(score / 4);
  const byClass = Math.floor(byEdits / (MOST_EDITS + 1));
  const better = Math.floor(byClass / (MOST_COVERED + 1));
  const name = PARTIAL_CLASSES[PARTIAL_CLASSES.length - 1 - better];
  if (name === undefined) throw new RangeError(`${score} is no score of a partial match`);
  return {
    class: name,
    covered: byClass % (MOST_COVERED + 1),
    edits: MOST_EDITS - (byEdits % (MOST_EDITS + 1)),
    isWhole: (score & 2) !== 0,
    isPresent: (score & 1) !== 0,
  };
}

/** What a sound that is written in another way counts as. */
export const HEARD_EDITS = 1;

/** Whether a phrase may have typos: only when it is at least half of the query, for two mistakes are too many. */
export function mayHaveTypos({ letters }: Phrase, query: PartialQuery): boolean {
  return 2 * letters >= query.letters;
}

/**
 * Whether words in common are enough: they weigh more than half of the query, and at least half of the title.
 * @param covered weight of the query's words that the title has, those with typos counted as half
 */
export function areMostWords(covered: number, queryWeight: number, titleWeight: number): boolean {
  return 2 * covered > queryWeight && 2 * covered >= titleWeight;
}

/** What a word of a query weighs that the title has with `edits`: half where it is misspelled. */
export function coveredWeight(weight: number, edits: number): number {
  return edits === 0 ? weight : Math.floor(weight / 2);
}

/**
 * The reference of partial matches, which are looked for only when no title matches the query in full: what every engine must
 * agree with, and the explanation of a hit.
 * @returns the best rank; `undefined` when the title does not match
 */
export function rankPartially(
  query: PartialQuery,
  title: Title,
  counts: WordCounts,
): PartialRank | undefined {
  const forms = formsOfTitle(title);
  const heads = joinedHeads(title);
  const ranks = [
    ...query.leading.flatMap(phrase => rankLeading(phrase, query, forms, heads)),
    ...query.inner.flatMap(phrase => rankInner(phrase, forms)),
    ...rankWords(query, forms, counts),
    ...rankWhole(query, forms, heads),
  ].map(rank => ({ ...rank, isPresent: !title.isAlias }));
  return ranks.sort((a, b) => partialScore(b) - partialScore(a))[0];
}

type Unsigned = Omit<PartialRank, 'isPresent'>;

function rankLeading(
  phrase: Phrase,
  query: PartialQuery,
  { joined }: TitleForms,
  heads: readonly string[],
): Unsigned[] {
  const { covered, joined: typed, heard } = phrase;
  const ranks: Unsigned[] = [];
  const take = (edits: number, isWhole: boolean): unknown =>
    ranks.push({ class: 'begun by a title', covered, edits, isWhole });
  if (typed.some(form => joined.includes(form))) take(0, true);
  if (typed.some(form => heads.includes(form))) take(0, false);
  if (!mayHaveTypos(phrase, query)) return ranks;
  if (heard.some(form => joined.includes(form))) take(HEARD_EDITS, true);
  if (heard.some(form => heads.includes(form))) take(HEARD_EDITS, false);
  const edits = leastEdits(typed[0] ?? '', joined, phrase.budget);
  if (edits <= phrase.budget) take(edits, true);
  return ranks;
}

function rankInner({ joined, covered }: Phrase, forms: TitleForms): Unsigned[] {
  if (!joined.some(form => forms.joined.includes(form))) return [];
  return [{ class: 'holding a title', covered, edits: 0, isWhole: true }];
}

function rankWords({ words }: PartialQuery, forms: TitleForms, counts: WordCounts): Unsigned[] {
  let [covered, queryWeight, edits] = [0, 0, 0];
  for (const word of words) {
    const own = editsOfWord(word, forms);
    if (word.isNumber) {
      if (own === undefined) return [];
      continue;
    }
    const weight = wordWeight(word.text, counts);
    queryWeight += weight;
    if (own === undefined) continue;
    covered += coveredWeight(weight, own);
    edits += own;
  }
  const titleWeight = [...new Set(forms.exact[0]?.split(' '))].reduce(
    (sum, word) => sum + wordWeight(word, counts),
    0,
  );
  if (!areMostWords(covered, queryWeight, titleWeight)) return [];
  return [{ class: 'most words', covered, edits, isWhole: false }];
}

/** By how many edits a title has a word of the query; `undefined` where it does not have it within its budget. */
export function editsOfWord({ text, digits }: PartialWord, { words }: TitleForms): number | undefined {
  if (words.includes(text) || (digits !== undefined && words.includes(digits))) return 0;
  const budget = editBudget(text);
  const edits = leastEdits(text, words, budget);
  return edits > budget ? undefined : edits;
}

function rankWhole({ whole }: PartialQuery, { joined }: TitleForms, heads: readonly string[]): Unsigned[] {
  const [text = ''] = whole?.joined ?? [];
  if (whole === undefined) return [];
  const atMost = whole.budget + 1;
  const beginning = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return [joined, heads].flatMap((texts, place) => {
    const near = texts.filter(each => each.startsWith(beginning));
    const edits = leastEdits(text, near, atMost);
    return edits > atMost ? [] : [{ class: 'one more edit', covered: 0, edits, isWhole: place === 0 }];
  });
}

/** The distance to the nearest of `texts`; above `atMost` when none is within it. */
function leastEdits(text: string, texts: readonly string[], atMost: number): number {
  return texts.reduce((least, each) => Math.min(least, editDistance(text, each, atMost)), atMost + 1);
}
