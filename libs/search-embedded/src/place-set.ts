/** A set with at least this share of all places is also kept as bits, which then take less than its places do. */
const DENSE_SHARE = 1 / 32;

/** Some places of a list, ascending. */
export class PlaceSet {
  /** One bit for each place of the whole list; `undefined` where that would be mostly zeros. */
  private readonly bits: Uint32Array | undefined;

  /** @param places ascending, each below `listLength` */
  constructor(
    readonly places: Uint32Array,
    listLength: number,
  ) {
    if (places.length < DENSE_SHARE * listLength) return;
    this.bits = new Uint32Array(Math.ceil(listLength / 32));
    for (const place of places) this.bits[place >>> 5] = (this.bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  get size(): number {
    return this.places.length;
  }

  has(place: number): boolean {
    if (this.bits !== undefined) return ((this.bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
    return this.places[this.firstFrom(place)] === place;
  }

  /** The index in `places` of the first one that is `place` or comes after it. */
  firstFrom(place: number): number {
    let low = 0;
    let high = this.places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.places[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
