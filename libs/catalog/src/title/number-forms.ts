import type { Language } from '../model/localized.js';
import { NUMBER_WORDS, NUMERALS } from './number-words.data.js';

type DigitsByWord = ReadonlyMap<string, string>;

const DIGITS_IN: Readonly<Record<Language, DigitsByWord>> = {
  en: digitsByWord('en'),
  fr: digitsByWord('fr'),
  de: digitsByWord('de'),
  es: digitsByWord('es'),
  it: digitsByWord('it'),
};

const NUMERAL_DIGITS: DigitsByWord = new Map(Object.entries(NUMERALS));

/**
 * The digits that a folded word stands for in one of `languages`: "seven" and "VII" are 7, "elf" is 11 in German alone.
 * @returns `undefined` for any other word, digits included
 */
export function digitsOf(word: string, languages: readonly Language[]): string | undefined {
  const numeral = NUMERAL_DIGITS.get(word);
  if (numeral !== undefined) return numeral;
  for (const language of languages) {
    const digits = DIGITS_IN[language].get(word);
    if (digits !== undefined) return digits;
  }
  return undefined;
}

/** A folded text with its numbers in digits; the same text when it has none in words. */
export function inDigits(folded: string, languages: readonly Language[]): string {
  return folded
    .split(' ')
    .map(word => digitsOf(word, languages) ?? word)
    .join(' ');
}

function digitsByWord(language: Language): DigitsByWord {
  return new Map(
    NUMBER_WORDS.flatMap((words, index) => words[language].split(' ').map(word => [word, String(index + 1)])),
  );
}
