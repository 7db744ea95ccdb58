import type { SlicedWork, Texts } from '#libs/catalog';

const LONGEST_BEGINNING = 3;
/** What fewer titles begin with is ranked quickly. There are at most three times as many as this says, one per length. */
const COMMON_SHARE = 1 / 1_000;
const TEXTS_PER_STEP = 512;

/**
 * The one to three letters that many titles begin with, the most common first.
 * @param titles folded, without spaces
 */
export function* commonBeginnings(titles: Texts): SlicedWork<readonly string[]> {
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
    .filter(([, count]) => count >= COMMON_SHARE * titles.length)
    .sort((a, b) => b[1] - a[1])
    .map(([beginning]) => beginning);
}
