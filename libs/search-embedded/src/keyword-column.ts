import { MAX_FACET_VALUES, type FacetValue, type SlicedWork } from '#libs/catalog';
import { isDense, ListedPlaces } from './listed-places.js';
import { PostingsBuilder, type SortedPostings } from './sorted-postings.js';

const PLACES_PER_STEP = 4_096;

/** The values of the entries of a list in a field of words: the places of each word, and the words of each place. */
export class KeywordColumn {
  private readonly postings: SortedPostings;
  /** By number of the word; only of words that many entries have. */
  private readonly denseSets = new Map<number, ListedPlaces>();
  private countsOfAll: readonly FacetValue[] | undefined;

  /** @param valuesByPlace read once, in order; each value once */
  constructor(
    valuesByPlace: Iterable<readonly string[]>,
    private readonly listLength: number,
  ) {
    const builder = new PostingsBuilder();
    for (const values of valuesByPlace) builder.add(values);
    this.postings = builder.build();
  }

  /** The places that have `word`, `undefined` when none does. */
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

  /**
   * How many of `places` have each word: the most frequent words first.
   * @param places of the whole list if `undefined`
   */
  *count(places: Uint32Array | undefined): SlicedWork<readonly FacetValue[]> {
    if (places === undefined) return (this.countsOfAll ??= this.mostFrequent(this.countAll()));
    const counts = new Uint32Array(this.postings.keys.length);
    for (let index = 0; index < places.length; index++) {
      this.postings.addTo(counts, places[index] ?? 0);
      if (index % PLACES_PER_STEP === 0) yield;
    }
    return this.mostFrequent(counts);
  }

  private countAll(): Uint32Array {
    return Uint32Array.from(this.postings.keys, (_, number) => this.postings.countOf(number));
  }

  /** Words are numbered in ascending order, which decides between equal counts. */
  private mostFrequent(counts: Uint32Array): FacetValue[] {
    const best: number[] = [];
    const countOf = (number: number | undefined) => (number === undefined ? 0 : (counts[number] ?? 0));
    for (let number = 0; number < counts.length; number++) {
      const count = countOf(number);
      if (count === 0 || (best.length === MAX_FACET_VALUES && count <= countOf(best.at(-1)))) continue;
      const place = best.findLastIndex(each => countOf(each) >= count) + 1;
      best.splice(place, 0, number);
      if (best.length > MAX_FACET_VALUES) best.pop();
    }
    return best.map(number => ({ value: this.postings.keys[number] ?? '', count: countOf(number) }));
  }
}
