import {
  countWords,
  formsOfTitle,
  titleLetters,
  type NearWord,
  type SlicedWork,
  type Title,
} from '#libs/catalog';
import { GrowingArray } from './growing-array.js';
import { PostingsBuilder, type SortedPostings } from './sorted-postings.js';

/** Items read between two pauses: a title takes some microseconds. */
const ITEMS_PER_STEP = 16;

/** Finds by number the keys that differ from a word by a few edits. */
export interface NearKeys {
  /** Every key that differs by 1 to `atMost` edits, which is the budget of `word`. */
  find(word: string, atMost: number): readonly NearWord[];
}

/**
 * All titles of one list, inverted for every kind of look-up that a query needs. Titles are numbered in the order of
 * their items.
 */
export interface TitleIndex {
  /** Item of each title. */
  readonly itemOf: Uint32Array;
  /** The first title of each item; one more at the end, which is the number of titles. */
  readonly firstTitleOf: Uint32Array;
  readonly verbatim: SortedPostings;
  readonly exact: SortedPostings;
  readonly joined: SortedPostings;
  readonly words: SortedPostings;
  readonly nearWords: NearKeys;
  readonly nearJoined: NearKeys;
  /** Letters of each item's shortest folded title. */
  readonly lettersOf: Uint32Array;
  /** Of each title, as it is spelled with the fewest words and with the most. */
  readonly fewestWordsOf: Uint16Array;
  readonly mostWordsOf: Uint16Array;
  /** Of each title: 1 for one that is not a name of its item. */
  readonly aliases: Uint8Array;
}

/** Makes of all keys of a kind what finds those near to a word. */
export type IndexNearKeys = (keys: SortedPostings, kind: 'words' | 'joined') => SlicedWork<NearKeys>;

/** Builds it in steps. @param titlesByItem read once, in order */
export function* buildingTitleIndex(
  titlesByItem: Iterable<readonly Title[]>,
  indexNearKeys: IndexNearKeys,
): SlicedWork<TitleIndex> {
  const itemOf = new GrowingArray();
  const firstTitleOf = new GrowingArray();
  const lettersOf = new GrowingArray();
  const fewestWordsOf = new GrowingArray();
  const mostWordsOf = new GrowingArray();
  const aliases = new GrowingArray();
  const builders = {
    verbatim: new PostingsBuilder(),
    exact: new PostingsBuilder(),
    joined: new PostingsBuilder(),
    words: new PostingsBuilder(),
  };
  let item = 0;
  for (const titles of titlesByItem) {
    firstTitleOf.push(itemOf.length);
    let fewestLetters = Number.MAX_SAFE_INTEGER;
    for (const title of titles) {
      const forms = formsOfTitle(title);
      itemOf.push(item);
      builders.verbatim.add([forms.verbatim]);
      builders.exact.add(forms.exact);
      builders.joined.add(forms.joined);
      builders.words.add(forms.words);
      fewestLetters = Math.min(fewestLetters, titleLetters(forms));
      const { fewest, most } = countWords(forms);
      fewestWordsOf.push(fewest);
      mostWordsOf.push(most);
      aliases.push(title.isAlias ? 1 : 0);
    }
    lettersOf.push(fewestLetters);
    if (item++ % ITEMS_PER_STEP === 0) yield;
  }
  firstTitleOf.push(itemOf.length);
  const joined = yield* builders.joined.building();
  const words = yield* builders.words.building();
  return {
    itemOf: itemOf.copy(),
    firstTitleOf: firstTitleOf.copy(),
    verbatim: yield* builders.verbatim.building(),
    exact: yield* builders.exact.building(),
    joined,
    words,
    nearWords: yield* indexNearKeys(words, 'words'),
    nearJoined: yield* indexNearKeys(joined, 'joined'),
    lettersOf: lettersOf.copy(),
    fewestWordsOf: Uint16Array.from(fewestWordsOf.view()),
    mostWordsOf: Uint16Array.from(mostWordsOf.view()),
    aliases: Uint8Array.from(aliases.view()),
  };
}
