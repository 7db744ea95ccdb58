import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chartScale, linesOf } from './chart-scale.js';

it.each([
  [0, [0, 1]],
  [1, [0, 1, 2]],
  [3, [0, 1, 2, 3, 4]],
  [4, [0, 2, 4, 6]],
  [278, [0, 100, 200, 300]],
  [400, [0, 200, 400, 600]],
  [12_345, [0, 5_000, 10_000, 15_000]],
])('for a highest bar of %d the lines are %j', (highest, lines) => {
  expect(linesOf(chartScale(highest))).toEqual(lines);
});

it('has at most five lines, the top one above every bar', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), highest => {
      const scale = chartScale(highest);
      expect(scale.top).toBeGreaterThan(highest);
      expect(linesOf(scale).length).toBeLessThanOrEqual(5);
    }),
  );
});
