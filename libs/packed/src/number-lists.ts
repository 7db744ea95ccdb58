import type { SlicedWork } from '#libs/catalog';

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

/** What remains of a whole number, also of a negative one. Not `%`: it is slow for numbers of more than 31 bits. */
export function remainderOf(number: number, divisor: number): number {
  return number - Math.floor(number / divisor) * divisor;
}

/** The smallest of the numbers that were offered, ascending. */
export class SmallestNumbers {
  readonly numbers: number[] = [];
  /** Only numbers below it are still taken. */
  bound = Number.POSITIVE_INFINITY;

  /** @param count how many at most @param above only those above this one */
  constructor(
    private readonly count: number,
    private readonly above = Number.NEGATIVE_INFINITY,
  ) {}

  offer(number: number): void {
    if (number >= this.bound || number <= this.above) return;
    const { numbers, count } = this;
    numbers.splice(firstNotBelow(numbers, number), 0, number);
    if (numbers.length > count) numbers.pop();
    if (numbers.length === count) this.bound = numbers.at(-1) ?? Number.NEGATIVE_INFINITY;
  }
}

/** Numbers sorted, or put in order, in one step. */
const NUMBERS_PER_STEP = 512;

/**
 * The numbers from 0 to `count − 1` in the order of `compare`; equal ones ascend. Sorted by merging, in steps: a sort
 * of hundreds of thousands of texts would hold the event loop for a second.
 */
export function* sortedNumbers(
  count: number,
  compare: (a: number, b: number) => number,
): SlicedWork<Uint32Array> {
  let sorted = new Uint32Array(count);
  for (let number = 0; number < count; number++) sorted[number] = number;
  for (let from = 0; from < count; from += NUMBERS_PER_STEP) {
    sorted.subarray(from, from + NUMBERS_PER_STEP).sort(compare);
    yield;
  }
  let merged = new Uint32Array(count);
  for (let run = NUMBERS_PER_STEP; run < count; run *= 2) {
    for (let from = 0; from < count; from += 2 * run)
      yield* merge(sorted.subarray(from, from + run), sorted.subarray(from + run, from + 2 * run), {
        into: merged.subarray(from, from + 2 * run),
        compare,
      });
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

function* merge(
  left: Uint32Array,
  right: Uint32Array,
  { into, compare }: { readonly into: Uint32Array; readonly compare: (a: number, b: number) => number },
): SlicedWork<void> {
  let [fromLeft, fromRight] = [0, 0];
  for (let place = 0; place < into.length; place++) {
    const a = left[fromLeft];
    const b = right[fromRight];
    const takesLeft = b === undefined || (a !== undefined && compare(a, b) <= 0);
    into[place] = (takesLeft ? a : b) ?? 0;
    if (takesLeft) fromLeft++;
    else fromRight++;
    if (place % NUMBERS_PER_STEP === 0) yield;
  }
}

/**
 * The first index at which something is reached, found by halving.
 * @param isReached false up to some index below `length`, and true from there on
 * @returns `length` when it is reached nowhere
 */
export function firstIndex(length: number, isReached: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The index in ascending `numbers` of the first one that is `number` or above it. */
export function firstNotBelow(numbers: ArrayLike<number>, number: number): number {
  return firstIndex(numbers.length, index => (numbers[index] ?? 0) >= number);
}
