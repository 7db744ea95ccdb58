import { DeletionNeighbourhoodIndex, titleForms, titleLetters, countWords, type Title } from '#libs/catalog';
import { GrowingArray } from './growing-array.js';
import { PostingsBuilder, type SortedPostings } from './sorted-postings.js';

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
  readonly nearWords: DeletionNeighbourhoodIndex;
  readonly nearJoined: DeletionNeighbourhoodIndex;
  /** Letters of each item's shortest folded title. */
  readonly lettersOf: Uint32Array;
  /** Of each title, as it is spelled with the fewest words and with the most. */
  readonly fewestWordsOf: Uint32Array;
  readonly mostWordsOf: Uint32Array;
  /** Of each title: 1 for one that is not a name of its item. */
  readonly formerTitles: Uint8Array;
}

/** @param titlesByItem read once, in order */
export function buildTitleIndex(titlesByItem: Iterable<readonly Title[]>): TitleIndex {
  const itemOf = new GrowingArray();
  const firstTitleOf = new GrowingArray();
  const lettersOf = new GrowingArray();
  const fewestWordsOf = new GrowingArray();
  const mostWordsOf = new GrowingArray();
  const formerTitles: number[] = [];
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
    for (const { text, isFormer } of titles) {
      const forms = titleForms(text);
      itemOf.push(item);
      builders.verbatim.add([forms.verbatim]);
      builders.exact.add(forms.exact);
      builders.joined.add(forms.joined);
      builders.words.add(forms.words);
      fewestLetters = Math.min(fewestLetters, titleLetters(forms));
      const { fewest, most } = countWords(forms);
      fewestWordsOf.push(fewest);
      mostWordsOf.push(most);
      formerTitles.push(isFormer ? 1 : 0);
    }
    lettersOf.push(fewestLetters);
    item++;
  }
  firstTitleOf.push(itemOf.length);
  const joined = builders.joined.build();
  const words = builders.words.build();
  return {
    itemOf: itemOf.view(),
    firstTitleOf: firstTitleOf.view(),
    verbatim: builders.verbatim.build(),
    exact: builders.exact.build(),
    joined,
    words,
    nearWords: DeletionNeighbourhoodIndex.build(words.keys),
    nearJoined: DeletionNeighbourhoodIndex.build(joined.keys),
    lettersOf: lettersOf.view(),
    fewestWordsOf: fewestWordsOf.view(),
    mostWordsOf: mostWordsOf.view(),
    formerTitles: Uint8Array.from(formerTitles),
  };
}
