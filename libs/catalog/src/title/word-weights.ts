import { GENERIC_WORDS } from './generic-words.data.js';

/** How often the titles of one list have a word, in one generation. */
export interface WordCounts {
  /** How many titles there are. */
  readonly titles: number;
  /** How many of them have `word` in one of their forms. */
  readonly countOf: (word: string) => number;
}

/**
 * What a word says about which title is meant, from 0 for a generic one on: the whole part of the logarithm to base 2 of
 * its rarity, plus 1. A word of no title weighs a little less than one of a single title, for it may be a mistake.
 */
export function wordWeight(word: string, { titles, countOf }: WordCounts): number {
  if (GENERIC_WORDS.has(word)) return 0;
  const count = countOf(word);
  return count === 0 ? Math.max(1, wholeLogarithm(titles)) : wholeLogarithm(titles / count) + 1;
}

/** What a word of a query weighs that a title does not have: half where no title has it, for it says nothing against this one. */
export function missingWeight(word: string, counts: WordCounts): number {
  const weight = wordWeight(word, counts);
  return counts.countOf(word) === 0 ? weight >> 1 : weight;
}

function wholeLogarithm(number: number): number {
  return 31 - Math.clz32(Math.max(1, Math.floor(number)));
}
