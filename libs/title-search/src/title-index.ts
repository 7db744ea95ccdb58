import {
  countWords,
  formsOfTitle,
  isAbbreviation,
  joinedHeads,
  titleLetters,
  type SlicedWork,
  type Title,
  type WordCounts,
  wordSignature,
  wordWeight,
} from '#libs/catalog';
import { GrowingArray } from '#libs/packed';
import { HeardWords } from './heard-words.js';
import { RememberedNearKeys, type NearKeys } from './remembered-near-keys.js';
import { PostingsBuilder, type SortedPostings } from './sorted-postings.js';

/** Items read between two pauses: a title takes some microseconds. */
const ITEMS_PER_STEP = 16;
const KEYS_PER_STEP = 256;

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
  /** The heads of the titles that have any: see `joinedHeads`. */
  readonly heads: SortedPostings;
  /** Of each head: see `wordSignature`. */
  readonly headSignatures: Uint32Array;
  readonly nearWords: NearKeys;
  readonly heardWords: HeardWords;
  readonly nearJoined: NearKeys;
  /** By title: the weights of the different words of its primary form, together. */
  readonly weightOf: Uint16Array;
  readonly wordCounts: WordCounts;
  /** Letters of each item's shortest folded title. */
  readonly lettersOf: Uint32Array;
  /** By title: its words as it is spelled with the fewest, and with the most. */
  readonly fewestWordsOf: Uint16Array;
  readonly mostWordsOf: Uint16Array;
  /** By title: 0 for a name of its item, 2 for an abbreviation, 1 for another alias. */
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
    heads: new PostingsBuilder(),
  };
  const primaryWordsOf = new GrowingArray();
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
      builders.heads.add(joinedHeads(title));
      primaryWordsOf.push(new Set(forms.exact[0]?.split(' ')).size);
      fewestLetters = Math.min(fewestLetters, titleLetters(forms));
      const { fewest, most } = countWords(forms);
      fewestWordsOf.push(fewest);
      mostWordsOf.push(most);
      aliases.push(isAbbreviation(title) ? 2 : Number(title.isAlias));
    }
    lettersOf.push(fewestLetters);
    if (item++ % ITEMS_PER_STEP === 0) yield;
  }
  firstTitleOf.push(itemOf.length);
  const joined = yield* builders.joined.building();
  const words = yield* builders.words.building();
  const heads = yield* builders.heads.building();
  const wordCounts = countsOf(words, itemOf.length);
  return {
    itemOf: itemOf.copy(),
    firstTitleOf: firstTitleOf.copy(),
    verbatim: yield* builders.verbatim.building(),
    exact: yield* builders.exact.building(),
    joined,
    words,
    heads,
    headSignatures: yield* signaturesOf(heads),
    wordCounts,
    weightOf: yield* weighTitles(words, primaryWordsOf, wordCounts),
    nearWords: new RememberedNearKeys(yield* indexNearKeys(words, 'words')),
    heardWords: yield* HeardWords.building(words.keys),
    nearJoined: new RememberedNearKeys(yield* indexNearKeys(joined, 'joined')),
    lettersOf: lettersOf.copy(),
    fewestWordsOf: Uint16Array.from(fewestWordsOf.view()),
    mostWordsOf: Uint16Array.from(mostWordsOf.view()),
    aliases: Uint8Array.from(aliases.view()),
  };
}

function countsOf(words: SortedPostings, titles: number): WordCounts {
  return {
    titles,
    countOf: word => {
      const { from, to } = words.equalTo(word);
      return from === to ? 0 : words.countOf(from);
    },
  };
}

function* signaturesOf({ keys }: SortedPostings): SlicedWork<Uint32Array> {
  const signatures = new Uint32Array(keys.length);
  for (let number = 0; number < signatures.length; number++) {
    signatures[number] = wordSignature(
      Array.from(keys.at(number) ?? '', letter => letter.codePointAt(0) ?? 0),
    );
    if (number % KEYS_PER_STEP === 0) yield;
  }
  return signatures;
}

/** @param primaryWordsOf how many of the words of each title, the first ones, are those of its primary form */
function* weighTitles(
  words: SortedPostings,
  primaryWordsOf: GrowingArray,
  counts: WordCounts,
): SlicedWork<Uint16Array> {
  const weights = new Uint8Array(words.keys.length);
  for (let number = 0; number < weights.length; number++) {
    weights[number] = wordWeight(words.keys.at(number) ?? '', counts);
    if (number % KEYS_PER_STEP === 0) yield;
  }
  const weightOf = new Uint16Array(primaryWordsOf.length);
  for (let title = 0; title < weightOf.length; title++) {
    for (const number of words.firstKeysOf(title, primaryWordsOf.at(title)))
      weightOf[title] = (weightOf[title] ?? 0) + (weights[number] ?? 0);
    if (title % KEYS_PER_STEP === 0) yield;
  }
  return weightOf;
}
