import { afterEach, describe, expect, it } from '@jest/globals';
import { EventLoopDelay, LoadMonitor } from './load-monitor.js';

describe('EventLoopDelay', () => {
  const delay = new EventLoopDelay(100);
  afterEach(() => delay.close());

  it('is too long when three measurements in a row are, and not after one long pause', () => {
    delay.sample(5_000);
    delay.sample(1);
    delay.sample(101);
    delay.sample(101);
    expect(delay.isTooLong).toBe(false);
    delay.sample(101);
    expect(delay.isTooLong).toBe(true);
    delay.sample(100);
    expect(delay.isTooLong).toBe(false);
  });

  it('is measured', async () => {
    const measured = new EventLoopDelay(1);
    for (let n = 0; n < 50 && !measured.isTooLong; n++) {
      const until = performance.now() + 150;
      while (performance.now() < until);
      await new Promise(resolve => setTimeout(resolve, 1));
    }
    expect(measured.isTooLong).toBe(true);
    measured.close();
  });
});

describe('LoadMonitor', () => {
  it('says why no further request should be worked on', () => {
    const connections = { isAtUnsentLimit: false };
    const load = new LoadMonitor({ maxConcurrentRequests: 2, maxEventLoopDelayMs: 0 }, connections);
    load.begin();
    expect(load.overload).toBeUndefined();
    load.begin();
    expect(load.overload).toBe('too many requests at once');
    load.end();
    expect(load.overload).toBeUndefined();
    connections.isAtUnsentLimit = true;
    expect(load.overload).toBe('too much unsent');
  });
});
