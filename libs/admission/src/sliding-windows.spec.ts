import { describe, expect, it } from '@jest/globals';
import { SlidingWindows } from './sliding-windows.js';

describe('sliding windows', () => {
  it('keep the window of a key', () => {
    const windows = new SlidingWindows();
    windows.of('a', 0).record(0);
    expect(windows.of('a', 1).used(1)).toBe(1);
    expect(windows.of('b', 1).used(1)).toBe(0);
  });

  it('forget keys that fell silent', () => {
    const windows = new SlidingWindows();
    for (let key = 0; key < 10_000; key++) windows.of(`key ${key}`, key * 10).record(key * 10);
    expect(windows.size).toBeLessThan(1_200);
  });
});
