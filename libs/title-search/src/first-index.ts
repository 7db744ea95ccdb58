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
