import { editBudget, type QueryWord, type SlicedWork } from '#libs/catalog';
import type { KeyRange } from './sorted-postings.js';
import type { TitleIndex } from './title-index.js';

/** The title words that match one query word. */
export interface WordMatches extends QueryWord {
  /** The word itself, for the last query word all that begin with it; and the number that it means. */
  readonly same: readonly KeyRange[];
  /** Edits by word number. */
  readonly near: ReadonlyMap<number, number>;
}

const NOTHING_NEAR: ReadonlyMap<number, number> = new Map();

export function asTyped({ words }: TitleIndex, lookups: readonly QueryWord[]): WordMatches[] {
  return lookups.map(word => {
    const typed = word.isLast ? words.startingWith(word.text) : words.equalTo(word.text);
    const same = word.digits === undefined ? [typed] : [typed, words.equalTo(word.digits)];
    return { ...word, same, near: NOTHING_NEAR };
  });
}

/** Near words are looked up with a pause after each query word. */
export function* withTypos(index: TitleIndex, lookups: readonly QueryWord[]): SlicedWork<WordMatches[]> {
  const matches: WordMatches[] = [];
  for (const word of asTyped(index, lookups)) {
    const near = index.nearWords.find(word.text, editBudget(word.text));
    matches.push({ ...word, near: new Map(near.map(({ number, edits }) => [number, edits])) });
    yield;
  }
  return matches;
}
