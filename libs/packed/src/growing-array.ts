const FIRST_CAPACITY = 1_024;

/** A growing list of unsigned integers, without an object for each. */
export class GrowingArray {
  private numbers = new Uint32Array(FIRST_CAPACITY);
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(2 * this.count);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = number;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  /** @param index of a number that was pushed */
  set(index: number, number: number): void {
    this.numbers[index] = number;
  }

  /** A view, which may be out of date after later pushes. */
  view(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }

  /** A copy of exactly its size. */
  copy(): Uint32Array {
    return this.numbers.slice(0, this.count);
  }

  clear(): void {
    this.count = 0;
  }
}
