import type { SlicedWork, Texts } from '#libs/catalog';

const LONGEST_BEGINNING = 3;
/** There are at most three times as many as this says, one per length. */
const COMMON_SHARE = 1 / 1_000;
/** What fewer titles begin with is ranked in less than a millisecond. */
const FEWEST_TITLES = 500;
const TEXTS_PER_STEP = 512;

/**
 * The one to three letters that many titles begin with, the most common first.
 * @param titles folded, without spaces
 */
export function* commonBeginnings(
  titles: Texts,
  fewestTitles = FEWEST_TITLES,
): SlicedWork<readonly string[]> {
  const counts = new Map<string, number>();
  for (let number = 0; number < titles.length; number++) {
    const letters = [...(titles.at(number) ?? '').slice(0, 2 * LONGEST_BEGINNING)];
    for (let length = 1; length <= Math.min(LONGEST_BEGINNING, letters.length); length++) {
      const beginning = letters.slice(0, length).join('');
      counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
    if (number % TEXTS_PER_STEP === 0) yield;
  }
  return [...counts]
    .filter(([, count]) => count >= Math.max(COMMON_SHARE * titles.length, fewestTitles))
    .sort((a, b) => b[1] - a[1])
    .map(([beginning]) => beginning);
}
