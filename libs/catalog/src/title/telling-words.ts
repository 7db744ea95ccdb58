import { LANGUAGES } from '../model/localized.js';
import { digitsOf } from './fold-title.js';
import { ADDED_WORDS, EDITION_WORDS, GENERIC_WORDS } from './generic-words.data.js';

/** Of each word of a query, whether it says which title is meant: it is neither generic nor the number of an edition. */
export function tellingWords(words: readonly string[]): boolean[] {
  return words.map((word, place) => !GENERIC_WORDS.has(word) && !isNumberOfEdition(words, place));
}

/** Whether the word is a number beside "edition": most titles do not have it, and it does not tell which is meant. */
function isNumberOfEdition(words: readonly string[], place: number): boolean {
  const word = words[place] ?? '';
  if (digitsOf(word, LANGUAGES) === undefined && !/^\p{N}/u.test(word)) return false;
  return [words[place - 1], words[place + 1]].some(beside => EDITION_WORDS.has(beside ?? ''));
}

/** Runs of words that are left out one by one; of more, all at once. */
const MOST_RUNS = 3;

/**
 * What may be left of a query without its generic words, the most words first: a run of them that says what a game or an edition is is
 * left out as a whole, whichever of the runs; then all generic words. "game of thrones board game" is "game of thrones".
 * @returns none that is the whole query, and none without a telling word
 */
export function withoutGenericWords(words: readonly string[]): string[][] {
  const telling = tellingWords(words);
  if (!telling.includes(true)) return [];
  const runs = addedRuns(words, telling);
  const subsets = runs.length > MOST_RUNS ? [runs] : subsetsOf(runs).filter(({ length }) => length > 0);
  const left = subsets.map(dropped => words.filter((_, place) => !dropped.some(run => run.has(place))));
  left.sort((a, b) => b.length - a.length);
  left.push(words.filter((_, place) => telling[place]));
  const different = new Map(left.map(each => [each.join(' '), each]));
  different.delete(words.join(' '));
  return [...different.values()];
}

/** The places of the words of each run of generic words, of those that hold an added one. */
function addedRuns(words: readonly string[], telling: readonly boolean[]): ReadonlySet<number>[] {
  const runs: number[][] = [];
  for (const [place, isTelling] of telling.entries()) {
    if (isTelling) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === place - 1) last.push(place);
    else runs.push([place]);
  }
  return runs.filter(run => run.some(place => ADDED_WORDS.has(words[place] ?? ''))).map(run => new Set(run));
}

function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>(
    (subsets, item) => [...subsets, ...subsets.map(subset => [...subset, item])],
    [[]],
  );
}
