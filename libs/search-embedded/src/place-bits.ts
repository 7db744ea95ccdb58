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
