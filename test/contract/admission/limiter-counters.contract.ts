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

const COUNT = { accountTag: 'accoun', place: 1, month: '2026-11', used: 7 };

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
      const { accountTag, place, month } = decision;
      await engine.counters.raiseMonths([{ accountTag, place, month, used: 7 }]);
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('never lowers a counter', async () => {
      await engine.counters.raiseMonths([COUNT]);
      await engine.counters.raiseMonths([{ ...COUNT, used: 6 }]);
      expect(await monthUsed()).toEqual(new Map([[1, 7]]));
    });

    it('adds nothing when it is repeated, or done by several at once', async () => {
      await Promise.all([1, 2, 3].map(() => engine.counters.raiseMonths([COUNT])));
      expect(await monthUsed()).toEqual(new Map([[1, 7]]));
    });

    it('raises each place of an account by itself, in one month', async () => {
      await engine.counters.raiseMonths([COUNT, { ...COUNT, place: 12, used: 3 }]);
      await engine.counters.raiseMonths([{ ...COUNT, month: '2026-10', used: 9 }]);
      expect(await monthUsed()).toEqual(
        new Map([
          [1, 7],
          [12, 3],
        ]),
      );
    });

    it('accepts an empty list', async () => {
      await expect(engine.counters.raiseMonths([])).resolves.toBeUndefined();
    });
  });

  describe('the rate used', () => {
    /** Waits until the rate is this: the latest admissions may be missing at first. The test's time limit ends it. */
    async function untilRateUsed({ accountTag }: TestKey, used: number, place = 1): Promise<void> {
      const rateUsed = async () => (await engine.counters.rateUsed([{ accountTag, place }]))[0];
      while ((await rateUsed()) !== used) await new Promise(setImmediate);
    }

    it('is what was admitted in the last second, without what was refused', async () => {
      const key = await publishKey(engine, { ratePerSecond: 3 });
      await admitTimes(engine, key, 5);
      await untilRateUsed(key, 3);
      await engine.passTime(1_000);
      expect(await engine.counters.rateUsed([{ ...key, place: 1 }])).toEqual([0]);
    });

    it("is every key's own", async () => {
      const [one, third] = [await publishKey(engine), await publishKey(engine)];
      const other = await publishKey(engine, { accountTag: one.accountTag, place: 2 });
      await admitTimes(engine, one, 2);
      await admitTimes(engine, other, 1);
      await untilRateUsed(one, 2);
      await untilRateUsed(other, 1, 2);
      expect(await engine.counters.rateUsed([{ ...third, place: 1 }])).toEqual([0]);
    });

    it('is not changed by looking at it', async () => {
      const key = await publishKey(engine, { ratePerSecond: 2 });
      await admitTimes(engine, key, 1);
      await untilRateUsed(key, 1);
      expect(await engine.counters.rateUsed([{ ...key, place: 1 }])).toEqual([1]);
      expect(await engine.store.admit(anAttempt(key))).toMatchObject({ rate: { used: 2 } });
    });
  });

  it('fails with StoreUnavailable', async () => {
    await engine.close();
    await expect(engine.counters.raiseMonths([COUNT])).rejects.toThrow(StoreUnavailable);
    await expect(engine.counters.rateUsed([COUNT])).rejects.toThrow(StoreUnavailable);
    await expect(monthUsed()).rejects.toThrow(StoreUnavailable);
  });
}
