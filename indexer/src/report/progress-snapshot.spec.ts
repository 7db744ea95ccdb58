import { expect, it } from '@jest/globals';
import { describeProgress, duration, progressSnapshot } from './progress-snapshot.js';

it('works out rate and time left', () => {
  expect(progressSnapshot(12_000, 100_000, 6_000)).toEqual({
    done: 12_000,
    total: 100_000,
    percent: 12,
    perSecond: 2_000,
    secondsLeft: 44,
  });
});

it('promises no end before anything is done', () => {
  expect(describeProgress(progressSnapshot(0, 10, 0))).toBe('0 of 10 (0 %)');
});

it('has no time left when all is done', () => {
  expect(describeProgress(progressSnapshot(10, 10, 2_000))).toBe('10 of 10 (100 %), 5/s');
});

it.each([
  [99, '99 s'],
  [100, '2 min'],
  [3_600, '60 min'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
