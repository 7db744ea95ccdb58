import { describe, expect, it } from '@jest/globals';
import { isDead, thisProcess } from './holder.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const holder = thisProcess('run', NOW);
const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
/** The largest process id of Linux is 2^22. */
const NO_PROCESS = 2 ** 22 + 1;

describe('a holder of the lock', () => {
  it('is alive as long as its heartbeat is renewed', () => {
    expect(isDead(holder, secondsLater(60))).toBe(false);
  });

  it('is dead after a minute without heartbeat', () => {
    expect(isDead(holder, secondsLater(61))).toBe(true);
  });

  it('is dead at once when its process of this machine is gone', () => {
    expect(isDead({ ...holder, pid: NO_PROCESS }, NOW)).toBe(true);
  });

  it('is dead at once when its process id belongs to a later process', () => {
    expect(isDead({ ...holder, processStart: '1' }, NOW)).toBe(true);
  });

  it.each([{ host: 'elsewhere' }, { pidNamespace: 'of another container' }])(
    'of %j is not looked for on this machine',
    where => {
      expect(isDead({ ...holder, ...where, pid: NO_PROCESS }, NOW)).toBe(false);
    },
  );
});
