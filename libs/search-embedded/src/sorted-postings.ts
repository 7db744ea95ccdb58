/**
 * An inverted index over strings: every key once, ascending, and for each the ids that carry it.
 * Keys are numbered by their place, so a range of numbers is a range of keys, and a prefix is such a range.
 */
export class SortedPostings {
  private constructor(
    readonly keys: readonly string[],
    /** `ids[starts[k] … starts[k + 1]]` carry key `k`. */
    private readonly starts: Uint32Array,
    private readonly ids: Uint32Array,
  ) {}

  /** @param keysById the keys of id 0, of id 1, … each key at most once per id */
  static build(keysById: readonly (readonly string[])[]): SortedPostings {
    const counts = new Map<string, number>();
    for (const keys of keysById) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const keys = [...counts.keys()].sort();
    const starts = new Uint32Array(keys.length + 1);
    const numberOf = new Map<string, number>();
    keys.forEach((key, number) => {
      starts[number + 1] = (starts[number] ?? 0) + (counts.get(key) ?? 0);
      numberOf.set(key, number);
    });
    const ids = new Uint32Array(starts[keys.length] ?? 0);
    const filled = starts.slice();
    keysById.forEach((ownKeys, id) => {
      for (const key of ownKeys) {
        const number = numberOf.get(key) ?? 0;
        ids[filled[number] ?? 0] = id;
        filled[number] = (filled[number] ?? 0) + 1;
      }
    });
    return new SortedPostings(keys, starts, ids);
  }

  /** The ids that carry key number `number`, ascending. */
  idsOf(number: number): Uint32Array {
    return this.ids.subarray(this.starts[number], this.starts[number + 1]);
  }

  /** The number of `key`, or -1. */
  numberOf(key: string): number {
    const number = this.firstNotBelow(key);
    return this.keys[number] === key ? number : -1;
  }

  /** The numbers `[from, to)` of the keys that begin with `prefix`. */
  startingWith(prefix: string): { from: number; to: number } {
    return { from: this.firstNotBelow(prefix), to: this.firstNotBelow(`${prefix}\uFFFF`) };
  }

  private firstNotBelow(key: string): number {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
