import { beforeEach, describe, expect, it } from '@jest/globals';
import { FailedAttempts } from './failed-attempts.js';

let nowMs: number;
let failures: FailedAttempts;
beforeEach(() => {
  nowMs = 0;
  failures = new FailedAttempts(() => nowMs);
});

/** How many of `times` failures were let pass, one every `everyMs`. */
function passed(times: number, everyMs: number, address = '192.0.2.1'): number {
  let count = 0;
  for (let n = 0; n < times; n++, nowMs += everyMs) if (failures.add(address) === 0) count++;
  return count;
}

describe('FailedAttempts', () => {
  it('lets 600 pass in any minute, and says how long the next one has to wait', () => {
    expect(passed(600, 50)).toBe(600);
    expect(nowMs).toBe(30_000);
    expect(failures.add('192.0.2.1')).toBe(30);
    nowMs = 59_999;
    expect(failures.add('192.0.2.1')).toBe(1);
    nowMs = 60_000;
    expect(failures.add('192.0.2.1')).toBe(0);
    expect(failures.add('192.0.2.1')).toBe(1);
  });

  it('never stops an address that stays at ten failures a second', () => {
    expect(passed(3_000, 100)).toBe(3_000);
  });

  it('does not count the attempts it stops: waiting is enough', () => {
    passed(600, 0);
    expect(passed(1_000, 50)).toBe(0);
    nowMs = 60_000;
    expect(failures.add('192.0.2.1')).toBe(0);
  });

  it('forgets an address after a minute', () => {
    for (let n = 0; n < 1_000; n++) failures.add(`10.0.${n >> 8}.${n & 255}`);
    expect(failures.size).toBe(1_000);
    nowMs = 60_000;
    failures.add('192.0.2.1');
    expect(failures.size).toBe(1);
  });

  it('remembers at most 20,000 addresses, those that failed last', () => {
    passed(600, 0);
    for (let n = 0; n < 50_000; n++) {
      failures.add(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
      // It keeps failing, so it is not dropped in favor of the others.
      if (n % 1_000 === 0) expect(failures.add('192.0.2.1')).toBeGreaterThan(0);
    }
    expect(failures.size).toBeLessThanOrEqual(20_000);
  });
});
