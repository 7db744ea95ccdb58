import { NearWords, titleForms, titleLetters, titleWords, type Title, type TitleForms } from '#libs/catalog';
import { SortedPostings } from './sorted-postings.js';

/** All titles of one list, inverted in every way a query may ask. Titles are numbered in the order of their items. */
export interface TitleIndex {
  /** Item of each title. */
  readonly itemOf: Uint32Array;
  readonly verbatim: SortedPostings;
  readonly exact: SortedPostings;
  readonly joined: SortedPostings;
  readonly words: SortedPostings;
  readonly nearWords: NearWords;
  readonly nearJoined: NearWords;
  /** Word numbers of each title. */
  readonly wordsOf: readonly Uint32Array[];
  /** Letters of each item's shortest folded title. */
  readonly lettersOf: Uint32Array;
  /** Words of the longest form of any title. */
  readonly longestTitleWords: number;
}

export function buildTitleIndex(titlesByItem: readonly (readonly Title[])[]): TitleIndex {
  const owners = titlesByItem.flatMap((titles, item) => titles.map(() => item));
  const forms = titlesByItem.flatMap(titles => titles.map(({ text }) => titleForms(text)));
  const words = SortedPostings.build(forms.map(form => form.words));
  const joined = SortedPostings.build(forms.map(form => form.joined));
  return {
    itemOf: Uint32Array.from(owners),
    verbatim: SortedPostings.build(forms.map(form => [form.verbatim])),
    exact: SortedPostings.build(forms.map(form => form.exact)),
    joined,
    words,
    nearWords: NearWords.build(words.keys),
    nearJoined: NearWords.build(joined.keys),
    wordsOf: forms.map(form => Uint32Array.from(form.words, word => words.numberOf(word))),
    lettersOf: shortestLetters(owners, forms, titlesByItem.length),
    longestTitleWords: forms.reduce((most, form) => Math.max(most, titleWords(form)), 0),
  };
}

function shortestLetters(
  owners: readonly number[],
  forms: readonly TitleForms[],
  items: number,
): Uint32Array {
  const letters = new Uint32Array(items).fill(0xffffffff);
  forms.forEach((form, title) => {
    const item = owners[title] ?? 0;
    letters[item] = Math.min(letters[item] ?? 0, titleLetters(form));
  });
  return letters;
}
