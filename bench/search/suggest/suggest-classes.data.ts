import { TYPO_KINDS, withTypo } from '#libs/testing';
import { foldTitle } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import type { ListedTitle } from '../queries/title-list.js';

/** What a user has typed so far of `title`; `undefined` when the class does not apply to it. */
type Beginning = (title: ListedTitle, random: Random) => string | undefined;

/** A way in which people begin to type a title. */
export interface SuggestClass {
  readonly name: string;
  readonly write: Beginning;
}

/** The lengths that are measured, in letters and digits. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 8, 10] as const;
/** A typo is only forgiven in words of four letters and more, so none is made before the fifth letter. */
const LENGTHS_WITH_TYPO = [6, 8, 10] as const;
const FIRST_TYPO = 4;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const inEnglish: Beginning = ({ text, main }) => (text === main ? text : undefined);
const inOtherLanguage: Beginning = ({ text, main, language }) =>
  language !== undefined && foldTitle(text) !== foldTitle(main) ? text : undefined;

/** The first `count` letters and digits, with what is between them. */
function firstLetters(count: number, write: Beginning): Beginning {
  return (title, random) => {
    const letters = [...(write(title, random)?.matchAll(/[\p{L}\p{N}]\p{M}*/gu) ?? [])];
    const last = letters[count - 1];
    return last === undefined ? undefined : title.text.slice(0, last.index + last[0].length);
  };
}

/** With one typo at the fifth letter or later. */
function misspelled(write: Beginning): Beginning {
  return (title, random) => {
    const typed = write(title, random);
    if (typed === undefined) return undefined;
    const place = random.between(FIRST_TYPO, typed.length - 1);
    const letter = ALPHABET[random.between(0, ALPHABET.length - 1)] ?? 'e';
    const wrong = withTypo(typed, random.pick(TYPO_KINDS), place, letter);
    return foldTitle(wrong) === foldTitle(typed) ? undefined : wrong;
  };
}

/** Every class of type-ahead that is measured, in the order of the tables. */
export const SUGGEST_CLASSES: readonly SuggestClass[] = [
  ...LENGTHS.map(count => ({ name: inLetters(count), write: firstLetters(count, inEnglish) })),
  ...LENGTHS.map(count => ({
    name: `${inLetters(count)}, another language`,
    write: firstLetters(count, inOtherLanguage),
  })),
  ...LENGTHS_WITH_TYPO.map(count => ({
    name: `${inLetters(count)}, one a typo`,
    write: misspelled(firstLetters(count, inEnglish)),
  })),
  { name: 'the whole title, one letter a typo', write: misspelled(inEnglish) },
];

function inLetters(count: number): string {
  return count === 1 ? '1 letter' : `${count} letters`;
}
