import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SlidingWindow, WINDOW_MS } from './sliding-windows.js';

/** Admits what fits, as the store does, and returns the times of what was admitted. */
function admitAll(window: SlidingWindow, limit: number, timesMs: readonly number[]): number[] {
  return timesMs.filter(nowMs => {
    const fits = window.used(nowMs) < limit;
    if (fits) window.record(nowMs);
    return fits;
  });
}

/** The same by the definition, looking at everything that was ever admitted. */
function admitByDefinition(limit: number, timesMs: readonly number[]): number[] {
  const admitted: number[] = [];
  for (const nowMs of timesMs) {
    const inWindow = admitted.filter(atMs => nowMs - atMs < WINDOW_MS).length;
    if (inWindow < limit) admitted.push(nowMs);
  }
  return admitted;
}

const limits = fc.integer({ min: 1, max: 6 });
/** Bursts, and pauses around the length of the window. */
const gaps = fc.oneof(
  fc.constantFrom(0, 0, 0.25, 1),
  fc.integer({ min: 1, max: 400 }),
  fc.constantFrom(999, 999.75, 1_000, 1_001, 5_000),
);
const times = fc.array(gaps, { maxLength: 200 }).map(list => {
  let nowMs = 1_000_000;
  return list.map(gapMs => (nowMs += gapMs));
});

describe('the sliding window', () => {
  it('never admits more than the limit in any 1,000 ms', () => {
    fc.assert(
      fc.property(limits, times, (limit, timesMs) => {
        const admitted = admitAll(new SlidingWindow(), limit, timesMs);
        for (let first = 0; first + limit < admitted.length; first++) {
          expect(admitted[first + limit]! - admitted[first]!).toBeGreaterThanOrEqual(WINDOW_MS);
        }
      }),
    );
  });

  it('never refuses while fewer than the limit were admitted in the last 1,000 ms', () => {
    fc.assert(
      fc.property(limits, times, (limit, timesMs) => {
        expect(admitAll(new SlidingWindow(), limit, timesMs)).toEqual(admitByDefinition(limit, timesMs));
      }),
    );
  });

  it('admits at exactly the moment it announced, and not before', () => {
    const window = new SlidingWindow();
    admitAll(window, 2, [100.5, 600]);
    expect(window.used(700)).toBe(2);
    expect(window.freeAtMs(700, 2)).toBe(1_100.5);
    expect(window.used(1_100.25)).toBe(2);
    expect(window.used(1_100.5)).toBe(1);
  });

  it('waits for several to leave after the limit was lowered', () => {
    const window = new SlidingWindow();
    admitAll(window, 3, [10, 20, 30]);
    expect(window.used(40)).toBe(3);
    expect(window.freeAtMs(40, 2)).toBe(1_020);
  });

  it('is free now when it is empty', () => {
    expect(new SlidingWindow().freeAtMs(40, 2)).toBe(40);
  });

  it('does not lock a key out when the clock is set back', () => {
    const window = new SlidingWindow();
    admitAll(window, 2, [3_600_000, 3_600_001]);
    expect(window.used(0)).toBe(0);
  });
});
