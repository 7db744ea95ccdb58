import { LANGUAGES } from '../model/localized.js';
import { digitsOf } from './number-forms.js';

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
 * What is looked up for a query of these words, the last one apart from the same word before it.
 * @returns an empty array when it would be more than {@link MAX_LOOKUPS}
 */
export function queryWords(words: readonly string[]): readonly QueryWord[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const times = new Map<string, number>();
  for (const word of words.slice(0, -1)) times.set(word, (times.get(word) ?? 0) + 1);
  if (times.size >= MAX_LOOKUPS) return [];
  const whole = [...times].map(([text, count]) => ({
    text,
    digits: digitsOf(text, LANGUAGES),
    times: count,
    isLast: false,
  }));
  return [...whole, { text: last, digits: digitsOf(last, LANGUAGES), times: 1, isLast: true }];
}
