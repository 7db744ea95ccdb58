/** Small enough for the parameters of one statement and the time limit of one command of a store. */
const BATCH_SIZE = 500;

export function* inBatches<Item>(items: readonly Item[], size = BATCH_SIZE): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
