import { firstNotBelow } from '#libs/packed';

/** Some places of a list. */
export interface PlaceSet {
  readonly size: number;
  has(place: number): boolean;
  /** Ascending; `undefined` for a set that can only say whether it has a place. */
  readonly places: Uint32Array | undefined;
  /** `undefined` for a set that is a small part of the list. */
  readonly bits: PlaceBits | undefined;
}

/** What a request matches. At least one of the two is there. */
export interface Matches {
  readonly size: number;
  /** In any order. */
  readonly places?: Uint32Array | undefined;
  /** Where the matches are a large part of the list. */
  readonly bits?: PlaceBits | undefined;
}

/** A set with at least this share of all places is also kept as bits, which then take less than its places do. */
const DENSE_SHARE = 1 / 32;

/** Places that are written down, ascending. */
export class ListedPlaces implements PlaceSet {
  /** `undefined` where they would be mostly zeros. */
  readonly bits: PlaceBits | undefined;

  /** @param places ascending, each below `listLength` */
  constructor(
    readonly places: Uint32Array,
    listLength: number,
  ) {
    if (isDense(places, listLength)) this.bits = PlaceBits.of(places, listLength);
  }

  get size(): number {
    return this.places.length;
  }

  has(place: number): boolean {
    if (this.bits !== undefined) return this.bits.has(place);
    return this.places[firstNotBelow(this.places, place)] === place;
  }
}

/** The places of a list that another set does not have. */
export class OtherPlaces implements PlaceSet {
  readonly places = undefined;
  readonly bits: PlaceBits | undefined = undefined;

  constructor(
    private readonly excluded: PlaceSet,
    private readonly listLength: number,
  ) {}

  get size(): number {
    return this.listLength - this.excluded.size;
  }

  has(place: number): boolean {
    return !this.excluded.has(place);
  }
}

/** Whether a set of these places is worth keeping: making its bits takes longer than looking at a few places. */
export function isDense(places: Uint32Array, listLength: number): boolean {
  return places.length >= DENSE_SHARE * listLength;
}

/** Places of a list, one bit for each place of the list. */
export class PlaceBits {
  private constructor(private readonly words: Uint32Array) {}

  /** @param places in any order, each below `listLength` */
  static of(places: Uint32Array, listLength: number): PlaceBits {
    const words = new Uint32Array(Math.ceil(listLength / 32));
    for (const place of places) words[place >>> 5] = (words[place >>> 5] ?? 0) | (1 << (place & 31));
    return new PlaceBits(words);
  }

  has(place: number): boolean {
    return ((this.words[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }

  and({ words: others }: PlaceBits): PlaceBits {
    return new PlaceBits(this.words.map((word, index) => word & (others[index] ?? 0)));
  }

  get size(): number {
    let size = 0;
    for (const word of this.words) size += countOnes(word);
    return size;
  }

  /** How many places are in both. */
  countIn({ words: others }: PlaceBits): number {
    let count = 0;
    for (let index = 0; index < others.length; index++)
      count += countOnes((this.words[index] ?? 0) & (others[index] ?? 0));
    return count;
  }

  /** How many of `places` are among these. */
  countOf(places: Uint32Array): number {
    let count = 0;
    for (const place of places) count += ((this.words[place >>> 5] ?? 0) >>> (place & 31)) & 1;
    return count;
  }
}

/** Adds up neighboring bits, then pairs, then fours. @see Warren, "Hacker's Delight", 5-1 */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
