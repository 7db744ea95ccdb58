import { isDense, ListedPlaces } from './listed-places.js';
import { PostingsBuilder, type SortedPostings } from './sorted-postings.js';

/** What the entries of a list hold in a field of words: the places of each word, and the words of each place. */
export class KeywordColumn {
  private readonly postings: SortedPostings;
  /** By number of the word; only of words that many entries hold. */
  private readonly denseSets = new Map<number, ListedPlaces>();

  /** @param valuesByPlace read once, in order; each value once */
  constructor(
    valuesByPlace: Iterable<readonly string[]>,
    private readonly listLength: number,
  ) {
    const builder = new PostingsBuilder();
    for (const values of valuesByPlace) builder.add(values);
    this.postings = builder.build();
  }

  /** The places that hold `word`, `undefined` when none does. */
  placesWith(word: string): ListedPlaces | undefined {
    const { from, to } = this.postings.equalTo(word);
    if (from === to) return undefined;
    const known = this.denseSets.get(from);
    if (known !== undefined) return known;
    const places = this.postings.idsOf(from);
    const set = new ListedPlaces(places, this.listLength);
    if (isDense(places, this.listLength)) this.denseSets.set(from, set);
    return set;
  }
}
