import { GENERIC_WORDS, SMALL_WORDS } from './generic-words.data.js';

/** The lists whose names people type beside a title: those of people and publishers, or a game's beside that of its expansion. */
export const NAMING_LISTS = ['people', 'publishers', 'games'] as const;
export type NamingList = (typeof NAMING_LISTS)[number];

/** Consecutive words of a query, from `from` up to but not including `to`, that name a record. */
export interface NamedWords {
  readonly from: number;
  readonly to: number;
  /** Slug. */
  readonly id: string;
  /** The name as it is; not a surname alone, or a publisher without "games". */
  readonly isWhole: boolean;
}

/** Words of the longest name that is looked for, and letters of the shortest. */
export const MOST_WORDS_OF_NAME = 5;
const FEWEST_LETTERS = 3;

/** What stands beside the name of a company, and is left out as often. */
const COMPANY_WORDS: ReadonlySet<string> = new Set([
  ...GENERIC_WORDS,
  ...'co company corporation editeur editeurs editora editrice entertainment gmbh group inc international kg limited llc'.split(
    ' ',
  ),
  ...'ltd press production productions publications publisher publishers publishing sa spieleverlag srl studio studios'.split(
    ' ',
  ),
  ...'ediciones edizioni toys verlag workshop'.split(' '),
]);

/** Whether a word may be all that is typed of a name, or is found in too many of them. */
export function isTellingInName(word: string): boolean {
  return !COMPANY_WORDS.has(word);
}

/**
 * Whether words mean the name of a record: the whole name, that of a publisher without "games" and the like, or the surname of a person.
 * @param words folded, as are those of the `name`
 */
export function namesRecord(
  list: NamingList,
  words: readonly string[],
  name: readonly string[],
): Pick<NamedWords, 'isWhole'> | undefined {
  if (areEqual(words, name)) return { isWhole: true };
  if (list === 'games') return undefined;
  if (list === 'publishers') {
    const telling = words.filter(isTellingInName);
    const isMeant =
      telling.length > 0 &&
      areEqual(telling, name.filter(isTellingInName)) &&
      // "catan der" is no "Catan Studio".
      words.every(word => !SMALL_WORDS.has(word) || name.includes(word));
    return isMeant ? { isWhole: false } : undefined;
  }
  const [surname = ''] = words;
  const isSurname = words.length === 1 && surname.length >= FEWEST_LETTERS && name.at(-1) === surname;
  return isSurname ? { isWhole: false } : undefined;
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((word, place) => word === others[place]);
}
