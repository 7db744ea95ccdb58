import { MAX_FACET_VALUES, finishNow, type FacetValue, type SlicedWork } from '#libs/catalog';
import { PostingsBuilder, type SortedPostings } from '#libs/title-search';
import { isDense, ListedPlaces, type Matches, type PlaceBits } from './place-set.js';

const PLACES_PER_STEP = 16_384;
const NO_PLACES = new Uint32Array();

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
    this.postings = finishNow(builder.building());
  }

  /** The places that have `word`, `undefined` when none does. */
  placesWith(word: string): ListedPlaces | undefined {
    const { from, to } = this.postings.equalTo(word);
    return from === to ? undefined : this.setOf(from);
  }

  private setOf(number: number): ListedPlaces {
    const known = this.denseSets.get(number);
    if (known !== undefined) return known;
    const places = this.postings.idsOf(number);
    const set = new ListedPlaces(places, this.listLength);
    if (isDense(places, this.listLength)) this.denseSets.set(number, set);
    return set;
  }

  /**
   * How many of the matches have each word: the most frequent words first.
   * @param matches the whole list if `undefined`
   */
  *count(matches: Matches | undefined): SlicedWork<readonly FacetValue[]> {
    const { postings } = this;
    if (matches === undefined)
      return (this.countsOfAll ??= yield* this.mostFrequent(number => postings.countOf(number)));
    const { bits, places = NO_PLACES } = matches;
    if (bits !== undefined) return yield* this.mostFrequent(number => this.countIn(bits, number));
    const counts = new Uint32Array(postings.keys.length);
    for (let index = 0; index < places.length; index++) {
      postings.addTo(counts, places[index] ?? 0);
      if (index % PLACES_PER_STEP === 0) yield;
    }
    return yield* this.mostFrequent(number => counts[number] ?? 0);
  }

  /** How many of `matches` have word number `number`. */
  private countIn(matches: PlaceBits, number: number): number {
    const places = this.postings.idsOf(number);
    const bits = isDense(places, this.listLength) ? this.setOf(number).bits : undefined;
    return bits === undefined ? matches.countOf(places) : matches.countIn(bits);
  }

  /**
   * Words are numbered in ascending order, which decides between equal counts.
   * @param countOf called only for words that may be among the most frequent
   */
  private *mostFrequent(countOf: (number: number) => number): SlicedWork<FacetValue[]> {
    const { postings } = this;
    const best: { readonly number: number; readonly count: number }[] = [];
    let counted = 0;
    for (let number = 0; number < postings.keys.length; number++) {
      const least = best.length < MAX_FACET_VALUES ? 0 : (best.at(-1)?.count ?? 0);
      const most = postings.countOf(number);
      if (most <= least) continue;
      const count = countOf(number);
      counted += most;
      if (counted > PLACES_PER_STEP) {
        counted = 0;
        yield;
      }
      if (count <= least) continue;
      best.splice(best.findLastIndex(each => each.count >= count) + 1, 0, { number, count });
      if (best.length > MAX_FACET_VALUES) best.pop();
    }
    return best.map(({ number, count }) => ({ value: postings.keys.at(number) ?? '', count }));
  }
}
