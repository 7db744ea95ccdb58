import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AdmissionEngine } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { FixedClock } from './fixed-clock.js';
import { temporaryFolder } from './open-test-embedded.js';
import { admitTimes, publishKey, type TestKey } from './test-engine.js';

/** The API admits requests, the dashboard reads the rate: two processes on one data folder. */
describe('the rate of the embedded engine, seen from another process', () => {
  const clock = new FixedClock();
  let folder: ReturnType<typeof temporaryFolder>;
  let api: AdmissionEngine;
  let dashboard: AdmissionEngine;
  let key: TestKey;

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate'] });
    folder = temporaryFolder();
    api = openEmbeddedAdmission({ dataDir: folder.path, clock });
    dashboard = openEmbeddedAdmission({ dataDir: folder.path, clock });
    key = await publishKey(api);
  });
  afterEach(async () => {
    await Promise.all([api.close(), dashboard.close()]);
    jest.useRealTimers();
    folder.remove();
  });

  const rateUsed = async () => {
    const [used = 0] = await dashboard.counters.rateUsed([{ ...key, place: 1 }]);
    return used;
  };
  const openFile = () => new DatabaseSync(join(folder.path, 'admission.sqlite'));

  /** Advances the clock and the timers. */
  async function passTime(ms: number): Promise<void> {
    clock.advance(ms);
    await jest.advanceTimersByTimeAsync(ms);
  }

  it('is written a tenth of a second later, not with every request', async () => {
    await admitTimes(api, key, 3);
    await passTime(99);
    expect(await rateUsed()).toBe(0);
    await passTime(1);
    expect(await rateUsed()).toBe(3);
  });

  it('decreases to the millisecond without any further write', async () => {
    await admitTimes(api, key, 2);
    await passTime(40);
    await admitTimes(api, key, 1);
    await passTime(60);
    const used: [number, number][] = [];
    for (const [atMs, advanceMs] of [
      [999, 899],
      [1_000, 1],
      [1_039, 39],
      [1_040, 1],
    ] as const) {
      clock.advance(advanceMs);
      used.push([atMs, await rateUsed()]);
    }
    expect(used).toEqual([
      [999, 3],
      [1_000, 1],
      [1_039, 1],
      [1_040, 0],
    ]);
  });

  it('is the sum over processes that admit', async () => {
    await admitTimes(api, key, 2);
    await admitTimes(dashboard, key, 3);
    await passTime(100);
    expect(await rateUsed()).toBe(5);
  });

  it('covers the last second of a stream of requests', async () => {
    const used: number[] = [];
    for (let round = 0; round < 25; round++) {
      await admitTimes(api, key, 1);
      await passTime(100);
      used.push(await rateUsed());
    }
    expect(used).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, ...Array.from({ length: 16 }, () => 9)]);
  });

  it('is written a last time when the engine is closed', async () => {
    const other = openEmbeddedAdmission({ dataDir: folder.path, clock });
    await admitTimes(other, key, 2);
    await other.close();
    expect(await rateUsed()).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sets no timer while nothing is admitted', async () => {
    expect(jest.getTimerCount()).toBe(0);
    await admitTimes(api, key, 1);
    expect(jest.getTimerCount()).toBe(1);
    await passTime(100);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves at most the rows of one second', async () => {
    for (let round = 0; round < 40; round++) {
      await admitTimes(api, key, 3);
      await passTime(100);
    }
    const file = openFile();
    expect(file.prepare('SELECT count(*) AS rows FROM admissions_of_last_second').get()).toEqual({
      rows: 10,
    });
    file.close();
  });

  it('does not show for an hour what was admitted before the clock was set back by one', async () => {
    await admitTimes(api, key, 3);
    await passTime(100);
    clock.advance(-3_600_000);
    expect(await rateUsed()).toBe(0);
    await admitTimes(api, key, 1);
    await passTime(100);
    clock.advance(3_600_000 - 100);
    expect(await rateUsed()).toBe(0);
  });

  describe('when it cannot be written', () => {
    it('does not block, and is written as soon as the file is free', async () => {
      await admitTimes(api, key, 3);
      const other = openFile();
      other.exec('BEGIN IMMEDIATE');
      const beganMs = performance.now();
      await passTime(300);
      expect(performance.now() - beganMs).toBeLessThan(500);
      expect(await rateUsed()).toBe(0);
      other.exec('ROLLBACK');
      other.close();
      await passTime(100);
      expect(await rateUsed()).toBe(3);
    });

    it('keeps no more than a second of it', async () => {
      await admitTimes(api, key, 2);
      const other = openFile();
      other.exec('BEGIN IMMEDIATE');
      await passTime(1_000);
      expect(jest.getTimerCount()).toBe(0);
      other.exec('ROLLBACK');
      await admitTimes(api, key, 1);
      await passTime(100);
      const rows = other.prepare('SELECT times_by_place AS times FROM admissions_of_last_second').all();
      expect(rows).toEqual([{ times: JSON.stringify({ [`${key.accountTag}/1`]: [clock.now() - 100] }) }]);
      other.close();
    });

    it('makes neither an admission nor the closing fail', async () => {
      const other = openFile();
      other.exec('DROP TABLE admissions_of_last_second');
      other.close();
      expect(await admitTimes(api, key, 2)).toEqual(['admitted', 'admitted']);
      await passTime(500);
      expect(await admitTimes(api, key, 1)).toEqual(['admitted']);
    });
  });
});
