const FIRST_CAPACITY = 1_024;

/** Unsigned integers, as many as come, without an object for each. */
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

  /** A view that later pushes may leave behind. */
  view(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }
}
