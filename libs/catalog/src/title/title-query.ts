import {
  composeText,
  joinWords,
  titleForms,
  type TitleForms,
  countWords,
  type WordCount,
  digitsOf,
  repeated,
} from './fold-title.js';
import { LANGUAGES } from '../model/localized.js';
import { countLetters, editBudget } from './edit-distance.js';
import { GENERIC_WORDS } from './generic-words.data.js';

/** Characters of the longest text that may be searched for. */
export const MAX_QUERY_LENGTH = 200;

/** The typed text, as it is measured and searched for: in NFKC, without the spaces around it. */
export function searchText(typed: string): string {
  return composeText(typed).trim();
}

/** The text of a title search, folded once. */
export interface TitleQuery {
  readonly forms: TitleForms;
  /** The words of the primary form in their order; the last one may be unfinished. */
  readonly words: readonly string[];
  /** The joined forms that may be unfinished: a number word that is read as digits is not. */
  readonly beginnings: readonly string[];
  /**
   * The query with its last letter as the first of a further word, if its last word may be misspelled: "duell" is Duel with a
   * typo rather than the beginning of Duel Lords. `undefined` where no word is looked up.
   */
  readonly overrun: string | undefined;
  /** What is looked up of them; empty when they are too many, so that only the query as a whole is compared. */
  readonly lookups: readonly QueryWord[];
  /** The primary form without spaces. */
  readonly joined: string;
  /** By how many edits a joined title may differ from it. */
  readonly joinedBudget: number;
  readonly wordCount: WordCount;
}

/** @param text 1 to {@link MAX_QUERY_LENGTH} characters; without a letter or digit it only finds exactly this title */
export function titleQuery(text: string): TitleQuery {
  const forms = titleForms(text);
  const primary = forms.exact[0] ?? '';
  const words = primary === '' ? [] : primary.split(' ');
  const lookups = queryWords(words);
  const digits = digitsOf(words.at(-1) ?? '', LANGUAGES);
  const unfinished = forms.exact.filter(form => digits === undefined || form.split(' ').at(-1) !== digits);
  return {
    forms,
    words,
    beginnings: [...new Set(unfinished.map(joinWords))],
    overrun: lookups.some(({ text, isLast }) => isLast && editBudget(text) > 0)
      ? primary.replace(/.$/u, last => ` ${last}`)
      : undefined,
    lookups,
    joined: joinWords(primary),
    joinedBudget: fullBudget(words),
    wordCount: countWords(forms),
  };
}

/**
 * By how many edits several words, joined, may differ from a joined title: as many as those that are not generic may, unless
 * all are. Two edits make another generic word of one: "catan board game" is not Catan Card Game.
 */
export function joinedBudget(words: readonly string[]): number {
  return editBudget(tellingLetters(words));
}

/** Two edits, and spaces where the title has none, are too much of this: "china moon" is not Chinatown. */
const FEWEST_LETTERS_OF_TWO_EDITS = 12;

/** The {@link joinedBudget} of a full match, which is less for several short words. */
function fullBudget(words: readonly string[]): number {
  const letters = tellingLetters(words);
  const budget = editBudget(letters);
  return words.length > 1 && countLetters(letters) < FEWEST_LETTERS_OF_TWO_EDITS
    ? Math.min(budget, 1)
    : budget;
}

function tellingLetters(words: readonly string[]): string {
  const telling = words.filter(word => !GENERIC_WORDS.has(word));
  return (telling.length === 0 ? words : telling).join('');
}

/** A word of a query, as it is looked up: once, however often it was typed. */
export interface QueryWord {
  readonly text: string;
  /** The same number in digits, which a title may have instead; `undefined` for a word that is no number. */
  readonly digits: string | undefined;
  /** How often the query has it; it counts that often, in scores and in edits. */
  readonly times: number;
  /** The last word of a query may be the beginning of one. */
  readonly isLast: boolean;
}

/**
 * The most words of a query that are looked up one by one, which is what bounds its cost: each look-up may match a
 * large part of the catalog. A query with more different words is only compared with titles as a whole.
 */
export const MAX_LOOKUPS = 16;

/**
 * What is looked up for a query of these words, the last one apart from the same word before it. A word that is there several times must
 * be so in the title, too: "limite limite" is not one that has it once.
 * @returns an empty array when it would be more than {@link MAX_LOOKUPS}
 */
export function queryWords(words: readonly string[]): readonly QueryWord[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const times = new Map<string, number>();
  for (const word of words.slice(0, -1)) times.set(word, (times.get(word) ?? 0) + 1);
  const before = times.get(last) ?? 0;
  const whole = [...times].flatMap(([text, count]) => {
    if (count === 1 || text === last) return [queryWord(text, count, false)];
    return [queryWord(text, count - 1, false), queryWord(repeated(text, count), 1, false)];
  });
  const lookups = [...whole, queryWord(repeated(last, before + 1), 1, true)];
  return lookups.length > MAX_LOOKUPS ? [] : lookups;
}

function queryWord(text: string, times: number, isLast: boolean): QueryWord {
  return { text, digits: digitsOf(text, LANGUAGES), times, isLast };
}
