import { describe, expect, it } from '@jest/globals';
import { SlidingWindows } from './sliding-windows.js';

describe('sliding windows', () => {
  const placeOf = (accountTag: string) => ({ accountTag, place: 1 });

  it('keep the window of each place', () => {
    const windows = new SlidingWindows();
    windows.of(placeOf('a'), 0).record(0);
    expect(windows.of(placeOf('a'), 1).used(1)).toBe(1);
    expect(windows.of(placeOf('b'), 1).used(1)).toBe(0);
    expect(windows.of({ accountTag: 'a', place: 2 }, 1).used(1)).toBe(0);
  });

  it('forget places without recent requests', () => {
    const windows = new SlidingWindows();
    for (let tag = 0; tag < 10_000; tag++) windows.of(placeOf(`${tag}`), tag * 10).record(tag * 10);
    expect(windows.size).toBeLessThan(1_200);
  });
});
