import {
  MOST_WORDS_OF_NAME,
  isTellingInName,
  namesRecord,
  type NamedWords,
  type NamingList,
  type SlicedWork,
} from '#libs/catalog';
import type { KeyRange, SortedPostings } from './sorted-postings.js';
import type { TitleIndex } from './title-index.js';

/** Names that are compared for one word: more have a first name, which is not looked for alone. */
const MOST_COMPARED = 1_024;

/** As {@link NamedWords}, by the place of the item. */
export type NamedPlace = Omit<NamedWords, 'id'> & { readonly place: number };

/** The names in a query: consecutive words that `namesRecord` takes for one. @param words folded */
export function* findNames(
  { words: index, exact, joined, itemOf }: TitleIndex,
  list: NamingList,
  words: readonly string[],
): SlicedWork<NamedPlace[]> {
  const found: NamedPlace[] = [];
  if (list === 'games') return [...gamesNamed(words, joined, itemOf)];
  const ranges = words.map(word => index.equalTo(word));
  const countOf = (place: number): number => {
    const range = ranges[place];
    return range === undefined ? 0 : index.idsIn(range).length;
  };
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS_OF_NAME); to++) {
      const places = Array.from({ length: to - from }, (_, more) => from + more);
      const telling = places.filter(place => isTellingInName(words[place] ?? ''));
      // A longer span has this word too.
      if (telling.some(place => countOf(place) === 0)) break;
      const [rarest] = (telling.length > 0 ? telling : places).sort((a, b) => countOf(a) - countOf(b));
      const range = rarest === undefined ? undefined : ranges[rarest];
      if (range === undefined) continue;
      const ownRanges = places.map(place => ranges[place]);
      for (const title of index.idsIn(range).subarray(0, MOST_COMPARED)) {
        if (list === 'people' && !mayBeNamed(index, title, ownRanges)) continue;
        const name = exact.keys.at(exact.firstKeysOf(title, 1)[0] ?? 0)?.split(' ') ?? [];
        const named = namesRecord(list, words.slice(from, to), name);
        if (named !== undefined) found.push({ from, to, place: itemOf[title] ?? 0, ...named });
      }
      yield;
    }
  }
  return found;
}

/** Quickly: a first name alone, which many people have, names no one. */
function mayBeNamed(
  index: SortedPostings,
  title: number,
  ranges: readonly (KeyRange | undefined)[],
): boolean {
  const [range] = ranges;
  const numbers = index.keysOf(title);
  const [first = -1] = numbers;
  return (
    ranges.length > 1 ||
    numbers.length === 1 ||
    range === undefined ||
    first < range.from ||
    first >= range.to
  );
}

/** Games are named by any of their titles, typed with or without spaces. */
function* gamesNamed(
  words: readonly string[],
  joined: SortedPostings,
  itemOf: Uint32Array,
): Generator<NamedPlace> {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS_OF_NAME); to++)
      for (const title of joined.idsIn(joined.equalTo(words.slice(from, to).join(''))))
        yield { from, to, place: itemOf[title] ?? 0, isWhole: true };
}
