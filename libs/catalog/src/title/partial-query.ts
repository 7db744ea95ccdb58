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
 * @param isNamed whether the word at a place belongs to a name, which weighs nothing
 * @returns `undefined` for a query that has too many words, or none but such and generic ones: it matches nothing partially
 */
export function partialQuery(
  { words, forms }: TitleQuery,
  isNamed: (place: number) => boolean = () => false,
): PartialQuery | undefined {
  const telling = tellingWords(words).map((isTelling, place) => isTelling && !isNamed(place));
  const letters = lettersIn({ words, telling }, { from: 0, to: words.length });
  if (words.length > MAX_LOOKUPS || letters === 0) return undefined;
  const begin = telling.indexOf(true);
  const heads = new Set(headsOf(forms.verbatim).map(head => joinWords(foldTitle(head))));
  const read: ReadWords = {
    words,
    telling,
    letters,
    digits: words.map(word => digitsOf(word, LANGUAGES) ?? word),
  };
  const spans = words.flatMap((_, from) =>
    words.slice(from).map((_, more): Span => ({ from, to: from + more + 1 })),
  );
  const isLeading = (span: Span) => {
    const own = lettersIn(read, span);
    return own > 0 && (5 * own >= letters || heads.has(words.slice(span.from, span.to).join('')));
  };
  return {
    leading: spans
      .filter(span => span.from <= begin && isLeading(span))
      .map(span => phraseIn(read, span, true)),
    inner: spans
      .filter(span => span.from > begin && 2 * lettersIn(read, span) >= letters)
      .map(span => phraseIn(read, span, false)),
    words: [...new Set(words.filter((_, place) => telling[place]))].map(partialWord),
    whole:
      letters >= FEWEST_LETTERS &&
      words.length <= MOST_WORDS_OF_WHOLE &&
      !words.some((word, place) => telling[place] !== true || /\p{N}/u.test(word))
        ? phraseIn(read, { from: 0, to: words.length }, false)
        : undefined,
    letters,
  };
}

function partialWord(text: string): PartialWord {
  const digits = digitsOf(text, LANGUAGES);
  const isNumber = digits !== undefined || /\p{N}/u.test(text);
  return { text, digits, isNumber, letters: countLetters(text), sounds: isNumber ? [] : soundsOf(text) };
}

/** The words of a query, each with what is known of it. */
interface ReadWords {
  readonly words: readonly string[];
  /** Numbers in digits. */
  readonly digits: readonly string[];
  /** Whether it says which title is meant. */
  readonly telling: readonly boolean[];
  /** Of all words that do. */
  readonly letters: number;
}

/** Consecutive words, from `from` up to but not including `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** @param isLeading only with what a query begins may there be mistakes */
function phraseIn(read: ReadWords, span: Span, isLeading: boolean): Phrase {
  const { from, to } = span;
  const words = read.words.slice(from, to);
  const joined = words.join('');
  const letters = lettersIn(read, span);
  return {
    joined: [...new Set([joined, read.digits.slice(from, to).join('')])],
    heard: isLeading && 2 * letters >= read.letters ? soundalikes(words) : [],
    budget: joinedBudget(words),
    covered: countLetters(joined),
    letters,
  };
}

function lettersIn({ words, telling }: Pick<ReadWords, 'words' | 'telling'>, { from, to }: Span): number {
  let letters = 0;
  for (let place = from; place < to; place++)
    if (telling[place] === true) letters += countLetters(words[place] ?? '');
  return letters;
}
