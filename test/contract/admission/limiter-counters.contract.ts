import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StoreAwayError } from '#libs/admission';
import { admitTimes, type OpenTestEngine, publishKey, type TestEngine } from './test-engine.js';

const COUNT = { keyId: 'key', month: '2026-11', used: 7 };

/** What every `LimiterCounters` promises. */
export function limiterCountersContract(open: OpenTestEngine): void {
  let engine: TestEngine;
  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  const monthUsed = () => engine.usageLog.monthUsed('key', '2026-11');

  describe('raising the months', () => {
    it('brings a lost counter back, and the limiter goes on from there', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 8 });
      const decision = await engine.store.admit({ ...key, quotaCost: 0 });
      if (!('month' in decision)) throw new Error(decision.kind);
      await engine.counters.raiseMonths([{ keyId: key.keyId, month: decision.month, used: 7 }]);
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('never lowers a counter', async () => {
      await engine.counters.raiseMonths([COUNT]);
      await engine.counters.raiseMonths([{ ...COUNT, used: 6 }]);
      expect(await monthUsed()).toBe(7);
    });

    it('adds nothing when it is done again, or by several at once', async () => {
      await Promise.all([1, 2, 3].map(() => engine.counters.raiseMonths([COUNT])));
      expect(await monthUsed()).toBe(7);
    });

    it('takes none', async () => {
      await expect(engine.counters.raiseMonths([])).resolves.toBeUndefined();
    });
  });

  describe('the rate used', () => {
    /** Waits until it is this; what was just admitted may be missing. The test's own time limit ends it. */
    async function untilRateUsed(keyId: string, used: number): Promise<void> {
      while ((await engine.counters.rateUsed(keyId)) !== used) await new Promise(setImmediate);
    }

    it('is what was admitted in the last second, without what was refused', async () => {
      const key = await publishKey(engine, { ratePerSecond: 3 });
      await admitTimes(engine, key, 5);
      await untilRateUsed(key.keyId, 3);
      await engine.passTime(1_000);
      expect(await engine.counters.rateUsed(key.keyId)).toBe(0);
    });

    it("is every key's own", async () => {
      const [one, other, third] = [
        await publishKey(engine),
        await publishKey(engine),
        await publishKey(engine),
      ];
      await admitTimes(engine, one, 2);
      await admitTimes(engine, other, 1);
      await untilRateUsed(one.keyId, 2);
      await untilRateUsed(other.keyId, 1);
      expect(await engine.counters.rateUsed(third.keyId)).toBe(0);
    });

    it('is not changed by looking at it', async () => {
      const key = await publishKey(engine, { ratePerSecond: 2 });
      await admitTimes(engine, key, 1);
      await untilRateUsed(key.keyId, 1);
      expect(await engine.counters.rateUsed(key.keyId)).toBe(1);
      expect(await engine.store.admit({ ...key, quotaCost: 1 })).toMatchObject({ rate: { used: 2 } });
    });
  });

  it('fails with StoreAwayError', async () => {
    await engine.close();
    await expect(engine.counters.raiseMonths([COUNT])).rejects.toThrow(StoreAwayError);
    await expect(engine.counters.rateUsed('key')).rejects.toThrow(StoreAwayError);
  });
}
