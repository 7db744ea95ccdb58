import { editBudget, editDistance } from './edit-distance.js';
import type { PartialWord } from './partial-query.js';
import { soundAlike, soundsOf } from './sounds.js';

/** What a sound that is written in another way counts as. */
export const HEARD_EDITS = 2;

/** The word of a title that stands for one of a query. */
export interface MatchedWord {
  readonly edits: number;
  readonly title: string;
}

/**
 * By which of its words a title has each word of a query: `undefined` where it does not have it within its budget, and no word that
 * sounds like it. Every word of the title is taken for one word of the query, as it is written first, then in the order of the query.
 * @param titleWords each once
 */
export function matchWords(
  words: readonly PartialWord[],
  titleWords: readonly string[],
): (MatchedWord | undefined)[] {
  const left = [...titleWords];
  const take = (title: string, edits: number): MatchedWord => {
    left.splice(left.indexOf(title), 1);
    return { edits, title };
  };
  const same = words.map(({ text, digits }) => {
    const title = left.find(each => each === text || each === digits);
    return title === undefined ? undefined : take(title, 0);
  });
  return words.map((word, place) => {
    if (same[place] !== undefined) return same[place];
    const costs = left.map(each => editsBetween(word, each));
    const least = Math.min(...costs);
    const title = left[costs.indexOf(least)];
    return title === undefined || least === Number.POSITIVE_INFINITY ? undefined : take(title, least);
  });
}

/** Infinite where a word of a title is neither within the budget of a word nor sounds like it. */
function editsBetween({ text, sounds }: PartialWord, title: string): number {
  const budget = editBudget(text);
  const edits = editDistance(text, title, budget);
  if (edits <= Math.min(budget, HEARD_EDITS)) return edits;
  if (sounds.length > 0 && soundAlike(sounds, soundsOf(title))) return HEARD_EDITS;
  return edits <= budget ? edits : Number.POSITIVE_INFINITY;
}
