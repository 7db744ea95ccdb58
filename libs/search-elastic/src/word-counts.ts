import type { WordCount } from '#libs/catalog';

/** Every number of words that a text may have, for the index and for queries: two ranges that overlap share one. */
export function wordCounts({ fewest, most }: WordCount): string[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));
}
