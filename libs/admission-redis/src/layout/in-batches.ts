/** Items per batch: large enough to be quick, small enough to stay within the time limit of a command. */
const BATCH_SIZE = 200;

export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}
