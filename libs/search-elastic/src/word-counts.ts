import type { WordCount } from '#libs/catalog';

/** Every number of words that a text can be said to have, as it is indexed and asked for: two ranges that meet share one. */
export function wordCounts({ fewest, most }: WordCount): string[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));
}
