import { LANGUAGES, type Language } from '../model/localized.js';
import { countLetters } from './edit-distance.js';
import type { Title } from '../model/entry.js';
import { NUMBER_WORDS, NUMERALS, OTHER_WORDS } from './number-words.data.js';

/**
 * Folding: one function for titles and queries, so that both engines compare the same text.
 *
 * "Flügelschlag", "FLUGELSCHLAG" and "Flu\u0308gelschlag" fold alike. Because people spell in more than one
 * way, a title has a small set of folded forms: `ü` as `u` and as `ue`; an apostrophe closed ("kings") and
 * split ("king s"); `&` dropped and spelled out; numbers as words and in digits.
 */
export interface TitleForms {
  /** Lower case with accents and punctuation kept; typography (quotes, spaces, Unicode form) normalized. */
  readonly verbatim: string;
  /** Every folded form, the primary one first; empty when the text contains no letter or digit. */
  readonly exact: readonly string[];
  /** The same forms without their spaces. */
  readonly joined: readonly string[];
  /** Every word of any form, each once; then what it has more than once: see {@link repeated}. */
  readonly words: readonly string[];
}

const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u02B9\u2032\u0060\u00B4\uFF07]/g;
/** NFKC would make letters of them. */
const TRADEMARKS = /[\u2120\u2122]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]/g;
/** Soft hyphens, zero-width joiners, direction marks: characters that people do not type. */
const INVISIBLE = /\p{Cf}/gu;
const MARKS = /\p{M}/gu;
const PLAIN = /^[a-z0-9 ]*$/;
/** Printable ASCII without the grave accent, words with one space between them: nothing to compose or to replace. */
const EVEN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const SPECIAL_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
const UMLAUT_DIGRAPHS: Readonly<Record<string, string>> = { ü: 'ue', ö: 'oe', ä: 'ae' };
const SPELLED_AMPERSANDS = ['', 'and', 'und', 'et', 'y', 'e'];
const SPELLED_DIFFERENTLY = /[üöä'&]/;

/** One way of spelling; the fields are the replacements for `ü ö ä`, for an apostrophe and for `&`. */
interface Spelling {
  readonly digraphs: boolean;
  readonly apostrophe: '' | ' ';
  readonly ampersand: string;
}

const PRIMARY: Spelling = { digraphs: false, apostrophe: '', ampersand: '' };

/** The primary folded form of `text`: `ü` as `u`, apostrophes closed, `&` dropped. May be empty. */
export function foldTitle(text: string): string {
  return foldAs(evenTypography(text), PRIMARY);
}

/**
 * Every form under which `text` is indexed or searched for.
 * @param languages in which its numbers are read: any of them for what people type
 */
export function titleForms(text: string, languages: readonly Language[] = LANGUAGES): TitleForms {
  const verbatim = evenTypography(text);
  const forms = spellings(verbatim).map(way => foldAs(verbatim, way));
  const exact = forms[0] === '' ? [] : unique([...forms, ...forms.map(form => inDigits(form, languages))]);
  const words = exact.map(form => form.split(' '));
  return {
    verbatim,
    exact,
    joined: unique(exact.map(joinWords)),
    words: unique([...words.flat(), ...words.flatMap(repeatedWords)]),
  };
}

/** More is as often as this. */
const MOST_REPEATED = 3;

/** A word that a title has `times` times, as a word of its own: no one types it, for it has a space. */
export function repeated(word: string, times: number): string {
  return Array.from({ length: Math.min(times, MOST_REPEATED) }, () => word).join(' ');
}

function repeatedWords(words: readonly string[]): string[] {
  if (unique(words).length === words.length) return [];
  const counts = new Map<string, number>();
  const found: string[] = [];
  for (const word of words) {
    const times = (counts.get(word) ?? 0) + 1;
    counts.set(word, times);
    if (times > 1) found.push(repeated(word, times));
  }
  return found;
}

/** A folded text without its spaces. */
export function joinWords(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** `text` in NFKC, its quotes normalized first: NFKC would turn U+00B4 into a space and a combining accent. */
export function composeText(text: string): string {
  if (EVEN.test(text)) return text;
  return text.replace(TRADEMARKS, '').replace(APOSTROPHES, "'").replace(DOUBLE_QUOTES, '"').normalize('NFKC');
}

function evenTypography(text: string): string {
  if (EVEN.test(text)) return text.toLowerCase();
  return (
    composeText(text.replace(INVISIBLE, ''))
      .toLowerCase()
      .normalize('NFKC')
      // Again, because some letters are composed of another one and an apostrophe.
      .replace(APOSTROPHES, "'")
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const ONLY_PRIMARY: readonly Spelling[] = [PRIMARY];

function spellings(verbatim: string): readonly Spelling[] {
  if (!SPELLED_DIFFERENTLY.test(verbatim)) return ONLY_PRIMARY;
  const digraphs = /[üöä]/.test(verbatim) ? [false, true] : [false];
  const apostrophes = verbatim.includes("'") ? (['', ' '] as const) : ([''] as const);
  const ampersands = verbatim.includes('&') ? SPELLED_AMPERSANDS : [''];
  return digraphs.flatMap(digraph =>
    apostrophes.flatMap(apostrophe =>
      ampersands.map(ampersand => ({ digraphs: digraph, apostrophe, ampersand })),
    ),
  );
}

function foldAs(verbatim: string, spelling: Spelling): string {
  // Most titles have nothing to fold, and finding that out is cheap.
  if (PLAIN.test(verbatim)) return verbatim;
  const umlauts = spelling.digraphs
    ? verbatim.replace(/[üöä]/g, letter => UMLAUT_DIGRAPHS[letter] ?? letter)
    : verbatim;
  return umlauts
    .replaceAll("'", spelling.apostrophe)
    .replaceAll('&', ` ${spelling.ampersand} `)
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ßœæøł]/g, letter => SPECIAL_LETTERS[letter] ?? letter)
    .replace(SEPARATORS, ' ')
    .trim();
}

/** Titles have few words, which are compared sooner than put into a set. */
const FEW = 8;

function unique(texts: readonly string[]): readonly string[] {
  if (texts.length > FEW) return [...new Set(texts)];
  return texts.every(isFirst) ? texts : texts.filter(isFirst);
}

function isFirst(text: string, at: number, texts: readonly string[]): boolean {
  return texts.indexOf(text) === at;
}

/** Letters of a folded title, spaces not counted; of the text as it is when it folds to nothing. */
export function titleLetters({ joined, verbatim }: TitleForms): number {
  return countLetters(joined[0] ?? joinWords(verbatim));
}

/** How many words a text has, which depends on how it is spelled: "King's & Queen's" has 2 to 5. */
export interface WordCount {
  readonly fewest: number;
  readonly most: number;
}

/** Both are 0 when the text contains no letter or digit. */
export function countWords({ exact }: TitleForms): WordCount {
  const counts = exact.length === 0 ? [0] : exact.map(form => form.split(' ').length);
  return { fewest: Math.min(...counts), most: Math.max(...counts) };
}

/** Whether there is a spelling in which both have the same number of words. */
export function haveAsManyWords(a: WordCount, b: WordCount): boolean {
  return a.fewest <= b.most && b.fewest <= a.most;
}

const NO_LANGUAGE: readonly Language[] = [];

/**
 * The forms of a title of the catalog, its numbers read in its own language: "elf" is 11 in a German title alone. An alias
 * may be in any language. In a proper name a word is no number ("Otto" is not 8), nor is one that is a title by itself:
 * who looks for "4" does not mean Quarto.
 */
export function formsOfTitle({ text, language, isAlias }: Title): TitleForms {
  if (!/\s/.test(text)) return titleForms(text, NO_LANGUAGE);
  if (language !== undefined) return titleForms(text, [language]);
  return titleForms(text, isAlias ? LANGUAGES : NO_LANGUAGE);
}

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
 * Where the language is not known, a word that means something else in one of them is no number.
 * @returns `undefined` for any other word, digits included
 */
export function digitsOf(word: string, languages: readonly Language[]): string | undefined {
  const numeral = NUMERAL_DIGITS.get(word);
  if (numeral !== undefined) return numeral;
  if (languages.length > 1 && OTHER_WORDS.has(word)) return undefined;
  for (const language of languages) {
    const digits = DIGITS_IN[language].get(word);
    if (digits !== undefined) return digits;
  }
  return undefined;
}

/** A folded text with its numbers in digits; the same text when it has none in words. */
function inDigits(folded: string, languages: readonly Language[]): string {
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
