import { describe, expect, it, jest } from '@jest/globals';
import { SystemClock } from './time.js';

describe('the system clock', () => {
  it('shows the wall time', () => {
    expect(Math.abs(new SystemClock().now() - Date.now())).toBeLessThan(50);
  });

  it('follows when the wall clock is set', () => {
    const clock = new SystemClock();
    const anHourAgo = Date.now() - 3_600_000;
    const wall = jest.spyOn(Date, 'now').mockReturnValue(anHourAgo);
    expect(clock.now()).toBe(anHourAgo);
    expect(Math.abs(clock.now() - anHourAgo)).toBeLessThan(50);
    wall.mockRestore();
  });
});
