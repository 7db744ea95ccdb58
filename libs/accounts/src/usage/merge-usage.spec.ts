import { expect, it } from '@jest/globals';
import { mergeUsage, type RecordedUsage } from './merge-usage.js';

const ROW = { keyId: 'key', day: '2026-11-21', route: '/games', status: '200' } as const;

const recorded = (count: number, logCount: number): RecordedUsage => ({ ...ROW, count, logCount });
const logged = (count: number) => ({ ...ROW, count, lastUsedAtMs: 0 });

it.each([
  ['what the log has counted since', 5, 5, 7, false, 7],
  ['nothing twice', 5, 5, 5, false, 5],
  ['all of a log that started again from zero', 5, 5, 2, false, 7],
  ['nothing of a log that may only be an older one', 5, 5, 2, true, 5],
])('adds %s', (_, count, logCount, now, mayBeOlder, expected) => {
  expect(mergeUsage([recorded(count, logCount)], [logged(now)], mayBeOlder)).toEqual([
    recorded(expected, now),
  ]);
});

it('lets what the log has lost count from zero when it comes back', () => {
  const lost = mergeUsage([recorded(5, 5)], []);
  expect(lost).toEqual([recorded(5, 0)]);
  expect(mergeUsage(lost, [logged(7)])).toEqual([recorded(12, 7)]);
});

it('returns rows that did not change as they are', () => {
  const row = recorded(5, 5);
  expect(mergeUsage([row], [logged(5)])[0]).toBe(row);
});
