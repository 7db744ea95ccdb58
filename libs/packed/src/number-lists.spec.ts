import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { finishNow } from '#libs/catalog';
import { sortedNumbers } from './number-lists.js';

it('sorts by the comparison, equal ones ascending, in many steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 9_000 }), (count, factor) => {
      const value = (number: number) => (number * factor) % 997;
      const expected = Array.from({ length: count }, (_, number) => number).sort(
        (a, b) => value(a) - value(b),
      );
      expect([...finishNow(sortedNumbers(count, (a, b) => value(a) - value(b)))]).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it('pauses after some thousand comparisons', () => {
  let compared = 0;
  let most = 0;
  const work = sortedNumbers(20_000, (a, b) => {
    compared++;
    return ((a * 7_919) % 20_011) - ((b * 7_919) % 20_011);
  });
  while (!work.next().done) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeLessThan(6_000);
});
