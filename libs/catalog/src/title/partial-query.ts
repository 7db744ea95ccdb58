import { LANGUAGES } from '../model/localized.js';
import { countLetters } from './edit-distance.js';
import { foldTitle, joinWords, digitsOf } from './fold-title.js';
import { MAX_LOOKUPS, joinedBudget, type TitleQuery } from './title-query.js';
import { headsOf } from './title-heads.js';
import { soundsOf, type Sound } from './sounds.js';
import { soundalikes } from './soundalikes.js';
import { tellingWords } from './telling-words.js';

/** Consecutive words of a query, which may be a whole title. */
export interface Phrase {
  /** Without spaces; as it was typed first, then with its numbers in digits if it has any. */
  readonly joined: readonly string[];
  /** Without spaces, as it may be written that sounds the same: see `soundalikes`. None when it is less than half of the query. */
  readonly heard: readonly string[];
  /** By how many edits a joined title may differ from it. */
  readonly budget: number;
  /** Letters of all its words: how much of the query it covers. */
  readonly covered: number;
  /** Letters of its words that are not generic. */
  readonly letters: number;
}

/** A word that says which title is meant. */
export interface PartialWord {
  readonly text: string;
  readonly digits: string | undefined;
  /** A number must be in the title, and weighs nothing: 7 Wonders is not "8 wonders", nor any other 7. */
  readonly isNumber: boolean;
  readonly letters: number;
  /** How it sounds; nothing for a number. */
  readonly sounds: readonly Sound[];
}

/** What a query is taken apart into when no title matches it as a whole. */
export interface PartialQuery {
  /** Phrases that may be the title that the query begins with, but for generic words: at least a fifth of it, or before a colon. */
  readonly leading: readonly Phrase[];
  /** Other phrases that make up at least half of the query. */
  readonly inner: readonly Phrase[];
  /** The words that are not generic, each once, in their order. */
  readonly words: readonly PartialWord[];
  /** The query as a whole, if it is one or two words, none of them generic, with letters to spare for one more edit. */
  readonly whole: Phrase | undefined;
  /** Letters of all words that are not generic. */
  readonly letters: number;
}

/** Fewer letters would be near to anything. */
const FEWEST_LETTERS = 3;
/** More words have most of their letters right somewhere: see the class "most words". */
const MOST_WORDS_OF_WHOLE = 2;

/**
 * @param isNamed whether the word at a place belongs to a name of somebody, which weighs nothing
 * @returns `undefined` for a query that has too many words, or none but such and generic ones: it matches nothing partially
 */
export function partialQuery(
  { words, forms }: TitleQuery,
  isNamed: (place: number) => boolean = () => false,
): PartialQuery | undefined {
  const telling = tellingWords(words).map((isTelling, place) => isTelling && !isNamed(place));
  const letters = lettersOf(words, telling);
  if (words.length > MAX_LOOKUPS || letters === 0) return undefined;
  const begin = telling.indexOf(true);
  const heads = new Set(headsOf(forms.verbatim).map(head => joinWords(foldTitle(head))));
  const phrases = (from: number) =>
    words
      .slice(from)
      .map((_, last) => phraseOf(words.slice(from, from + last + 1), telling.slice(from), letters))
      .filter(phrase => phrase.letters > 0);
  const isLeading = (phrase: Phrase) => 5 * phrase.letters >= letters || heads.has(phrase.joined[0] ?? '');
  return {
    leading: words.flatMap((_, from) => (from <= begin ? phrases(from) : [])).filter(isLeading),
    inner: words
      .flatMap((_, from) => (from <= begin ? [] : phrases(from)))
      .filter(phrase => 2 * phrase.letters >= letters),
    words: [...new Set(words.filter((_, place) => telling[place]))].map(partialWord),
    whole:
      letters >= FEWEST_LETTERS &&
      words.length <= MOST_WORDS_OF_WHOLE &&
      !words.some((word, place) => telling[place] !== true || /\p{N}/u.test(word))
        ? phraseOf(words, telling, letters)
        : undefined,
    letters,
  };
}

function partialWord(text: string): PartialWord {
  const digits = digitsOf(text, LANGUAGES);
  const isNumber = digits !== undefined || /\p{N}/u.test(text);
  return { text, digits, isNumber, letters: countLetters(text), sounds: isNumber ? [] : soundsOf(text) };
}

/**
 * @param telling of each word, whether it says which title is meant
 * @param lettersOfQuery those of all its words that are not generic
 */
function phraseOf(words: readonly string[], telling: readonly boolean[], lettersOfQuery: number): Phrase {
  const digits = words.map(word => digitsOf(word, LANGUAGES) ?? word);
  const letters = lettersOf(words, telling);
  return {
    joined: [...new Set([words.join(''), digits.join('')])],
    heard: 2 * letters >= lettersOfQuery ? soundalikes(words) : [],
    budget: joinedBudget(words),
    covered: countLetters(words.join('')),
    letters,
  };
}

function lettersOf(words: readonly string[], telling: readonly boolean[]): number {
  return words.reduce((sum, word, place) => sum + (telling[place] === true ? countLetters(word) : 0), 0);
}
