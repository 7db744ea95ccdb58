import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#libs/admission';
import {
  admitTimes,
  anAttempt,
  type OpenTestEngine,
  publishKey,
  type TestEngine,
  type TestKey,
} from './test-engine.js';

const COUNT = { accountTag: 'accoun', month: '2026-11', used: 7 };

/** What every `LimiterCounters` guarantees. */
export function limiterCountersContract(open: OpenTestEngine): void {
  let engine: TestEngine;
  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  const monthUsed = () => engine.counters.monthUsed('accoun', '2026-11');

  describe('raising the months', () => {
    it('restores a lost counter, and the limiter continues from there', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 8 });
      const decision = await engine.store.admit(anAttempt(key));
      if (!('month' in decision)) throw new Error(decision.kind);
      await engine.counters.raiseMonths([{ accountTag: key.accountTag, month: decision.month, used: 7 }]);
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('never lowers a counter', async () => {
      await engine.counters.raiseMonths([COUNT]);
      await engine.counters.raiseMonths([{ ...COUNT, used: 6 }]);
      expect(await monthUsed()).toBe(7);
    });

    it('adds nothing when it is repeated, or done by several at once', async () => {
      await Promise.all([1, 2, 3].map(() => engine.counters.raiseMonths([COUNT])));
      expect(await monthUsed()).toBe(7);
    });

    it('accepts an empty list', async () => {
      await expect(engine.counters.raiseMonths([])).resolves.toBeUndefined();
    });
  });

  it('has no counts of single keys if no earlier release counted them', async () => {
    const { keyId } = await publishKey(engine);
    expect(await engine.counters.monthUsedByKeys([keyId], '2026-11')).toBe(0);
  });

  describe('the rate used', () => {
    /** Waits until the rate is this: the latest admissions may be missing at first. The test's time limit ends it. */
    async function untilRateUsed({ accountTag }: TestKey, used: number): Promise<void> {
      while ((await engine.counters.rateUsed(accountTag)) !== used) await new Promise(setImmediate);
    }

    it('is what was admitted in the last second, without what was refused', async () => {
      const key = await publishKey(engine, { ratePerSecond: 3 });
      await admitTimes(engine, key, 5);
      await untilRateUsed(key, 3);
      await engine.passTime(1_000);
      expect(await engine.counters.rateUsed(key.accountTag)).toBe(0);
    });

    it("is every account's own, over its keys", async () => {
      const [one, other, third] = [
        await publishKey(engine),
        await publishKey(engine),
        await publishKey(engine),
      ];
      await admitTimes(engine, one, 1);
      await admitTimes(engine, await publishKey(engine, { accountTag: one.accountTag }), 1);
      await admitTimes(engine, other, 1);
      await untilRateUsed(one, 2);
      await untilRateUsed(other, 1);
      expect(await engine.counters.rateUsed(third.accountTag)).toBe(0);
    });

    it('is not changed by looking at it', async () => {
      const key = await publishKey(engine, { ratePerSecond: 2 });
      await admitTimes(engine, key, 1);
      await untilRateUsed(key, 1);
      expect(await engine.counters.rateUsed(key.accountTag)).toBe(1);
      expect(await engine.store.admit(anAttempt(key))).toMatchObject({ rate: { used: 2 } });
    });
  });

  it('fails with StoreUnavailable', async () => {
    await engine.close();
    await expect(engine.counters.raiseMonths([COUNT])).rejects.toThrow(StoreUnavailable);
    await expect(engine.counters.rateUsed('accoun')).rejects.toThrow(StoreUnavailable);
    await expect(monthUsed()).rejects.toThrow(StoreUnavailable);
    await expect(engine.counters.monthUsedByKeys(['0000000000'], '2026-11')).rejects.toThrow(
      StoreUnavailable,
    );
  });
}
