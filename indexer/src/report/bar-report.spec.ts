import { expect, it } from '@jest/globals';
import { renderBar } from './bar-report.js';
import { progressSnapshot } from './progress-snapshot.js';

const now = progressSnapshot(25_000, 100_000, 10_000);

it('shows amount, rate and time left next to the bar', () => {
  expect(renderBar('load games', now, 120)).toBe(
    '████████░░░░░░░░░░░░░░░░░░░░░░  load games: 25,000 of 100,000 (25 %), 2,500/s, 30 s left',
  );
});

it.each([200, 80, 70, 60, 40, 20, 5, 2, 1])('fits into %d columns', columns => {
  expect(renderBar('load games', now, columns).length).toBeLessThanOrEqual(columns);
});

it('accepts a total of zero', () => {
  expect(renderBar('load games', progressSnapshot(0, 0, 0), 80)).toContain('0 of 0 (100 %)');
});
