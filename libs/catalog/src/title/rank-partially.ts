import type { Title } from '../model/entry.js';
import { countLetters, editDistance } from './edit-distance.js';
import { type TitleForms, formsOfTitle } from './fold-title.js';
import { HEARD_EDITS, matchWords } from './match-words.js';
import type { PartialQuery, PartialWord, Phrase } from './partial-query.js';
import { joinedHeads } from './title-heads.js';
import { missingWeight, wordWeight, type WordCounts } from './word-weights.js';

/** Records that are found for a query that no title matches, at most. */
export const MAX_PARTIAL_MATCHES = 50;

/** How a title matches part of a query, best first of those that cover as much of it. */
export const PARTIAL_CLASSES = [
  'begun by a title', // "catan board game": begins with the title, or with its main part
  'one more edit', // "syhte", "micro makro": as a whole near to a title or its main part, up to one edit beyond the budget
  'most words from the first on', // has the first word, too: "ticket to ride xyzzy europe"
  'holding a title', // "xyzzy azul"
  'most words', // what both have in common weighs at least half of each, and no number is missing
] as const;
export type PartialClass = (typeof PARTIAL_CLASSES)[number];

/** How well one title matches a part of a query. */
export interface PartialRank {
  readonly class: PartialClass;
  /** How many letters of the query it covers. */
  readonly covered: number;
  readonly edits: number;
  /** Whether it is the whole title, not its main part, or all words of it but generic ones. */
  readonly isWhole: boolean;
  /** Whether the record has the title now. */
  readonly isPresent: boolean;
}

/**
 * Between these, what covers more of the query comes first, and so it is between the others. A title that begins as the query does is
 * rather meant than one that covers more of the rest: "catan: legacy season 2" is no Pandemic.
 */
const BEGINNING_CLASSES = 3;
const MOST_COVERED = 2 ** 8 - 1;
const CLASSES = 4;
const MOST_EDITS = 2 ** 3 - 1;

/**
 * A rank as one integer below 2^16, higher is better. It is above 0, and takes the place of `rankScore` in the order of a
 * partial answer.
 */
export function partialScore({ class: name, covered, edits, isWhole, isPresent }: PartialRank): number {
  const place = PARTIAL_CLASSES.indexOf(name);
  const begins = place < BEGINNING_CLASSES;
  const byGroup = (begins ? MOST_COVERED + 1 : 0) + Math.min(covered, MOST_COVERED);
  const better =
    PARTIAL_CLASSES.length - 1 - place - (begins ? PARTIAL_CLASSES.length - BEGINNING_CLASSES : 0);
  const fewerEdits = MOST_EDITS - Math.min(edits, MOST_EDITS);
  return (
    ((byGroup * CLASSES + better) * (MOST_EDITS + 1) + fewerEdits) * 4 +
    (isWhole ? 2 : 0) +
    (isPresent ? 1 : 0)
  );
}

/** What a {@link partialScore} was made of, as far as it tells that. */
export function partialRankOf(score: number): PartialRank {
  const byEdits = Math.floor(score / 4);
  const byClass = Math.floor(byEdits / (MOST_EDITS + 1));
  const byGroup = Math.floor(byClass / CLASSES);
  const last = byGroup > MOST_COVERED ? BEGINNING_CLASSES : PARTIAL_CLASSES.length;
  const name = PARTIAL_CLASSES[last - 1 - (byClass % CLASSES)];
  if (name === undefined) throw new RangeError(`${score} is no score of a partial match`);
  return {
    class: name,
    covered: byGroup % (MOST_COVERED + 1),
    edits: MOST_EDITS - (byEdits % (MOST_EDITS + 1)),
    isWhole: (score & 2) !== 0,
    isPresent: (score & 1) !== 0,
  };
}

/** The class of a title that has most words of a query. @param matched of each word of the query, in its order */
export function classOfWords([first]: readonly unknown[]): PartialClass {
  return first === undefined ? 'most words' : 'most words from the first on';
}

/** Whether a phrase may have typos: only when it is at least half of the query, for two mistakes are too many. */
export function mayHaveTypos({ letters }: Phrase, query: PartialQuery): boolean {
  return 2 * letters >= query.letters;
}

/** Words that a query and a title have in common. */
export interface CommonWords {
  /** Letters of the query that they cover. */
  readonly covered: number;
  /** What they weigh, those with typos half; and what all words of the query weigh. */
  readonly weight: number;
  readonly queryWeight: number;
}

/**
 * Whether words in common are enough: they weigh more than half of the query, and at least half of the title, and are a third of what
 * was typed.
 */
export function areMostWords(
  { covered, weight, queryWeight }: CommonWords,
  query: PartialQuery,
  titleWeight: number,
): boolean {
  return 2 * weight > queryWeight && 2 * weight >= titleWeight && 3 * covered >= query.letters;
}

/** What a word of a query weighs that the title has with `edits`: half where it is misspelled, unless no word of the query is missing. */
export function coveredWeight(weight: number, edits: number, hasAll: boolean): number {
  return edits === 0 || hasAll ? weight : Math.floor(weight / 2);
}

/** Letters that a title covers with a word that it has with `edits`. */
export function coveredLetters({ letters }: PartialWord, edits: number): number {
  return letters - edits;
}

/** Fewer letters are one typo away from too much. */
const SHORTEST_BEGINNING = 5;

/** Whether a query may begin with a title, joined, but for `edits`: not with a short one, or one of which half would have to be edits. */
export function mayBegin(title: string, edits: number): boolean {
  const letters = countLetters(title);
  return edits === 0 || (letters >= SHORTEST_BEGINNING && 2 * edits < letters);
}

/** Whether an alias is written in capitals, as "TTR" and "D&D" are: it is typed as it is, or something else is meant. */
export function isAbbreviation({ text, isAlias }: Title): boolean {
  return isAlias && /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}.*\p{Ll}/u.test(text);
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
    ...query.leading.flatMap(phrase => rankLeading(phrase, query, forms, heads, isAbbreviation(title))),
    ...query.inner.flatMap(phrase => rankInner(phrase, forms)),
    ...rankWords(query, forms, counts),
    ...(isAbbreviation(title) ? [] : rankWhole(query, forms, heads)),
  ].map(rank => ({ ...rank, isPresent: !title.isAlias }));
  return ranks.sort((a, b) => partialScore(b) - partialScore(a))[0];
}

type Unsigned = Omit<PartialRank, 'isPresent'>;

function rankLeading(
  phrase: Phrase,
  query: PartialQuery,
  { joined }: TitleForms,
  heads: readonly string[],
  isExact: boolean,
): Unsigned[] {
  const { covered, joined: typed, heard } = phrase;
  const ranks: Unsigned[] = [];
  const take = (edits: number, isWhole: boolean): unknown =>
    ranks.push({ class: 'begun by a title', covered, edits, isWhole });
  if (typed.some(form => joined.includes(form))) take(0, true);
  if (typed.some(form => heads.includes(form))) take(0, false);
  if (isExact || !mayHaveTypos(phrase, query)) return ranks;
  const heardIn = (texts: readonly string[]) =>
    texts.some(text => heard.includes(text) && mayBegin(text, HEARD_EDITS));
  if (heardIn(joined)) take(HEARD_EDITS, true);
  if (heardIn(heads)) take(HEARD_EDITS, false);
  for (const text of joined) {
    const edits = editDistance(typed[0] ?? '', text, phrase.budget);
    if (edits <= phrase.budget && mayBegin(text, edits)) take(edits, true);
  }
  return ranks;
}

function rankInner({ joined, covered }: Phrase, forms: TitleForms): Unsigned[] {
  if (!joined.some(form => forms.joined.includes(form))) return [];
  return [{ class: 'holding a title', covered, edits: 0, isWhole: true }];
}

/** A word of some title is rather meant as it is written. */
function asHeard(words: readonly PartialWord[], { countOf }: WordCounts): PartialWord[] {
  return words.map(word => (countOf(word.text) === 0 ? word : { ...word, sounds: [] }));
}

function rankWords(query: PartialQuery, forms: TitleForms, counts: WordCounts): Unsigned[] {
  const { words } = query;
  const matched = matchWords(asHeard(words, counts), forms.words);
  if (words.some(({ isNumber }, place) => isNumber && matched[place] === undefined)) return [];
  const hasAll = !matched.includes(undefined);
  let [weight, queryWeight, covered, edits, ownWeight] = [0, 0, 0, 0, 0];
  for (const [place, word] of words.entries()) {
    const own = matched[place];
    if (own === undefined) {
      queryWeight += missingWeight(word.text, counts);
      continue;
    }
    const weightOfWord = word.isNumber ? 0 : wordWeight(word.text, counts);
    queryWeight += weightOfWord;
    weight += coveredWeight(weightOfWord, own.edits, hasAll);
    covered += coveredLetters(word, own.edits);
    edits += own.edits;
    ownWeight += wordWeight(own.title, counts);
  }
  const titleWeight = [...new Set(forms.exact[0]?.split(' '))].reduce(
    (sum, word) => sum + wordWeight(word, counts),
    0,
  );
  if (!areMostWords({ covered, weight, queryWeight }, query, titleWeight)) return [];
  return [{ class: classOfWords(matched), covered, edits, isWhole: ownWeight >= titleWeight }];
}

function rankWhole({ whole }: PartialQuery, { joined }: TitleForms, heads: readonly string[]): Unsigned[] {
  const [text = ''] = whole?.joined ?? [];
  if (whole === undefined) return [];
  const atMost = whole.budget + 1;
  const beginning = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return [joined, heads].flatMap((texts, place) => {
    const near = texts.filter(each => each.startsWith(beginning));
    const edits = leastEdits(text, near, atMost);
    const covered = countLetters(text) - edits;
    return edits > atMost ? [] : [{ class: 'one more edit', covered, edits, isWhole: place === 0 }];
  });
}

/** The distance to the nearest of `texts`; above `atMost` when none is within it. */
function leastEdits(text: string, texts: readonly string[], atMost: number): number {
  return texts.reduce((least, each) => Math.min(least, editDistance(text, each, atMost)), atMost + 1);
}

/** Whether a title that is a whole phrase of the query leaves nothing of it that says which title is meant. */
export function coversAll(
  { leading, letters }: PartialQuery,
  { covered, edits, isWhole }: PartialRank,
): boolean {
  return (
    isWhole && edits === 0 && leading.some(phrase => phrase.letters === letters && phrase.covered === covered)
  );
}
