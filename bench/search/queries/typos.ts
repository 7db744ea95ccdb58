import { editDistance, foldTitle, titleQuery } from '#libs/catalog';
import { TYPO_KINDS, withTypo, type TypoKind } from '#libs/testing';
import type { Random } from '#libs/catalog-generator';
import type { ListedTitle } from './title-list.js';
import type { Writer } from './query-class.js';
import { otherLanguage } from './whole-titles.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const TRIES = 20;
/** Words of letters alone: one with a digit is found as it is spelled or not at all. */
const WORDS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/gu;

/** Which words are misspelled, by their letters, and how. */
interface Typo {
  readonly edits: 1 | 2;
  readonly shortest: number;
  readonly longest: number;
  readonly kind?: TypoKind;
  /** The edit is at the first letter. */
  readonly first?: boolean;
}

/**
 * One word misspelled: in half of the cases as printed, in half lower case and without accents, as people type. Titles
 * with too many words to look up each of them are left out; see `MAX_LOOKUPS`.
 */
export function misspelled(typo: Typo): Writer {
  return ({ text }, random) => {
    const typed = random.chance(0.5) ? text : foldTitle(text);
    if (titleQuery(text).lookups.length === 0) return undefined;
    const words = [...typed.matchAll(WORDS)].filter(({ 0: word }) => isMeant(word, typo));
    const word = words[Math.floor(random.next() * words.length)];
    if (word === undefined) return undefined;
    const wrong = misspell(word[0], typo, random);
    return wrong === undefined
      ? undefined
      : typed.slice(0, word.index) + wrong + typed.slice(word.index + word[0].length);
  };
}

/** Two words misspelled, once each: "vladaa chvatli". */
export const twoWordsMisspelled: Writer = (title, random) => {
  const words = foldTitle(title.text).split(' ');
  const long = words.filter(word => isMeant(word, ANY_WORD));
  if (long.length < 2) return undefined;
  const first = Math.floor(random.next() * long.length);
  const second = (first + random.between(1, long.length - 1)) % long.length;
  const wrong = new Map(
    [long[first], long[second]].map(word => [word, misspell(word ?? '', ANY_WORD, random)]),
  );
  if (wrong.size < 2 || [...wrong.values()].includes(undefined)) return undefined;
  return words.map(word => wrong.get(word) ?? word).join(' ');
};

/** Whatever `write` does, to a title that is not the English one. */
export function inOtherLanguage(write: Writer): Writer {
  return (title: ListedTitle, random, list) =>
    otherLanguage(title, random, list) === undefined ? undefined : write(title, random, list);
}

/** From five letters a word keeps its budget of one edit whatever is deleted from it. */
export const ANY_WORD: Typo = { edits: 1, shortest: 5, longest: Number.POSITIVE_INFINITY };
/** From ten letters a word keeps its budget of two edits whatever is deleted from it. */
export const LONG_WORD: Typo = { edits: 2, shortest: 10, longest: Number.POSITIVE_INFINITY };

function isMeant(word: string, { shortest, longest }: Typo): boolean {
  const letters = [...foldTitle(word)].length;
  return shortest <= letters && letters <= longest;
}

/** The word with exactly as many edits as it should have: a second edit must not undo the first. */
function misspell(word: string, { edits, kind, first }: Typo, random: Random): string | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    let wrong = word;
    for (let edit = 0; edit < edits; edit++) {
      const place = first === true ? 0 : random.between(0, [...wrong].length - 1);
      const letter = LETTERS[random.between(0, LETTERS.length - 1)] ?? 'e';
      wrong = withTypo(wrong, kind ?? random.pick(TYPO_KINDS), place, letter);
    }
    if (editDistance(foldTitle(word), foldTitle(wrong), edits) === edits) return wrong;
  }
  return undefined;
}
