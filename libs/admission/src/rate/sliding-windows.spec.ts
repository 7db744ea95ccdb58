import { describe, expect, it } from '@jest/globals';
import { SlidingWindows } from './sliding-windows.js';

describe('sliding windows', () => {
  it('keep the window of an account', () => {
    const windows = new SlidingWindows();
    windows.of('a', 0).record(0);
    expect(windows.of('a', 1).used(1)).toBe(1);
    expect(windows.of('b', 1).used(1)).toBe(0);
  });

  it('forget accounts without recent requests', () => {
    const windows = new SlidingWindows();
    for (let tag = 0; tag < 10_000; tag++) windows.of(`${tag}`, tag * 10).record(tag * 10);
    expect(windows.size).toBeLessThan(1_200);
  });
});
