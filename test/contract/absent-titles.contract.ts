import { expect, it } from '@jest/globals';
import type { AbsentResult } from '../../bench/search/absent/measure-absent.js';
import { ABSENT_CEILINGS } from '../../bench/search/floors.data.js';

/** What is measured is published by `npm run bench:search`. */
export function itHoldsTheCeilings(measure: () => Promise<AbsentResult>): void {
  let measured: Promise<AbsentResult> | undefined;
  const result = () => (measured ??= measure());

  it.each([
    ['has another title with every word', 'everyWord'],
    ['is taken for a misspelling of another title', 'misspelled'],
    ['is answered with partial matches', 'inPart'],
  ] as const)('a title of an absent game rarely %s', async (_, share) => {
    const found = await result();
    expect(found.queries).toBeGreaterThan(200);
    expect(found[share]).toBeLessThanOrEqual(ABSENT_CEILINGS[share]);
  });
}
