import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Attempt, type CounterSnapshot, StoreUnavailable, StoreDataLost } from '#libs/admission';
import {
  admitTimes,
  anAttempt,
  aPublishedAccount,
  aPublishedKey,
  fill,
  mintNewSecret,
  mintTestKey,
  type OpenTestEngine,
  publishAs,
  publishKey,
  relimit,
  republish,
  type TestEngine,
} from './test-engine.js';

/** What every `AdmissionStore` guarantees. */
export function admissionStoreContract(open: OpenTestEngine): void {
  let engine: TestEngine;

  /** Asks to admit a valid key. */
  async function read(attempt: Attempt): Promise<{ kind: string } & CounterSnapshot> {
    const decision = await engine.store.admit(attempt);
    if (!('rate' in decision)) throw new Error(`the key is ${decision.kind}`);
    return decision;
  }

  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  describe('the key', () => {
    it('is admitted when it is published, and the request is counted', async () => {
      const key = await publishKey(engine, { ratePerSecond: 10, requestsPerMonth: 5_000 });
      expect(await engine.store.admit(anAttempt(key))).toMatchObject({
        kind: 'admitted',
        rate: { limit: 10, used: 1 },
        quota: { limit: 5_000, used: 1 },
      });
    });

    it('is unknown when it was never published', async () => {
      expect(await engine.store.admit(anAttempt(mintTestKey()))).toEqual({ kind: 'unknown' });
    });

    it('is unknown with a wrong secret', async () => {
      const key = await publishKey(engine);
      expect(await engine.store.admit(anAttempt(mintNewSecret(key)))).toEqual({ kind: 'unknown' });
    });

    it('is refused from the next request on after it was revoked', async () => {
      const key = await publishKey(engine);
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
      await republish(engine, aPublishedKey(key, { revision: 2, state: 'revoked' }));
      expect(await engine.store.admit(anAttempt(key))).toEqual({ kind: 'revoked' });
    });

    it('is admitted until it expires, to the millisecond, and never after that', async () => {
      const { nowMs } = await read(anAttempt(await publishKey(engine)));
      const key = await publishKey(engine, { expiresAtMs: Math.ceil(nowMs) + 400 });
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
      await engine.passTime(401);
      expect(await engine.store.admit(anAttempt(key))).toEqual({ kind: 'expired' });
    });

    it.each([{ state: 'revoked' }, { expiresAtMs: 1 }] as const)(
      'is unknown to a client with a wrong secret, also when it is %o',
      async change => {
        const key = await publishKey(engine, change);
        expect(await engine.store.admit(anAttempt(mintNewSecret(key)))).toEqual({ kind: 'unknown' });
      },
    );

    it('is revoked when it was revoked and has expired since', async () => {
      const key = await publishKey(engine, { state: 'revoked', expiresAtMs: 1 });
      expect(await engine.store.admit(anAttempt(key))).toEqual({ kind: 'revoked' });
    });

    it('is admitted with the old and the new secret until the old one ends, with one shared count', async () => {
      const old = mintTestKey();
      const { nowMs } = await read(anAttempt(await publishKey(engine)));
      const fresh = mintNewSecret(old);
      const secrets = [
        { hash: old.secretHash, expiresAtMs: Math.ceil(nowMs) + 400 },
        { hash: fresh.secretHash, expiresAtMs: null },
      ];
      await publishAs(engine, old, { secrets });
      expect(await read(anAttempt(old))).toMatchObject({ kind: 'admitted', quota: { used: 1 } });
      expect(await read(anAttempt(fresh))).toMatchObject({ kind: 'admitted', quota: { used: 2 } });
      await engine.passTime(401);
      expect(await engine.store.admit(anAttempt(old))).toEqual({ kind: 'secret-ended' });
      expect(await read(anAttempt(fresh))).toMatchObject({ kind: 'admitted', quota: { used: 3 } });
    });

    it.each([
      ['revoked', { state: 'revoked' }],
      ['expired', { expiresAtMs: 1 }],
    ] as const)('is %s with a secret that has ended, too', async (kind, change) => {
      const key = mintTestKey();
      await publishAs(engine, key, { secrets: [{ hash: key.secretHash, expiresAtMs: 1 }], ...change });
      expect(await engine.store.admit(anAttempt(key))).toEqual({ kind });
    });
  });

  describe('the rate', () => {
    itInTime('admits exactly the limit of requests that come at once', async () => {
      const key = await publishKey(engine, { ratePerSecond: 5 });
      const decisions = await Promise.all(
        Array.from({ length: 20 }, () => engine.store.admit(anAttempt(key))),
      );
      expect(decisions.filter(({ kind }) => kind === 'admitted')).toHaveLength(5);
      expect(decisions.filter(({ kind }) => kind === 'rate-exceeded')).toHaveLength(15);
    });

    itInTime('makes room 1,000 ms after the oldest admission, and says so', async () => {
      const key = await publishKey(engine, { ratePerSecond: 2 });
      const first = await read(anAttempt(key));
      expect(first.rate.freeAtMs).toBeCloseTo(first.nowMs + 1_000);
      await engine.passTime(100);
      await admitTimes(engine, key, 1);
      const refused = await read(anAttempt(key));
      expect(refused).toMatchObject({
        kind: 'rate-exceeded',
        rate: { used: 2, freeAtMs: first.rate.freeAtMs },
      });
      await engine.passTime(refused.rate.freeAtMs - refused.nowMs);
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
    });

    itInTime('is not used up by refused requests', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1 });
      const first = await read(anAttempt(key));
      const refused = await read(anAttempt(key));
      await engine.passTime(500);
      expect((await read(anAttempt(key))).rate).toEqual(refused.rate);
      expect(refused.rate).toMatchObject({ used: 1, freeAtMs: first.rate.freeAtMs });
    });

    itInTime(
      'is its own for each key of an account: one at its rate leaves the other untouched',
      async () => {
        const one = await publishKey(engine, { ratePerSecond: 2 });
        const other = await publishKey(engine, { accountTag: one.accountTag, place: 2, ratePerSecond: 2 });
        expect(await admitTimes(engine, one, 3)).toEqual(['admitted', 'admitted', 'rate-exceeded']);
        expect(await admitTimes(engine, other, 3)).toEqual(['admitted', 'admitted', 'rate-exceeded']);
      },
    );

    itInTime('does not start again when a key is rotated, or takes the place of a revoked one', async () => {
      const one = await publishKey(engine, { ratePerSecond: 2 });
      expect(await admitTimes(engine, one, 3)).toEqual(['admitted', 'admitted', 'rate-exceeded']);
      const rotated = mintNewSecret(one);
      await republish(engine, aPublishedKey(rotated, { revision: 2 }));
      expect(await admitTimes(engine, rotated, 1)).toEqual(['rate-exceeded']);
      await republish(engine, aPublishedKey(rotated, { revision: 3, state: 'revoked' }));
      const next = await publishKey(engine, { accountTag: one.accountTag, ratePerSecond: 2 });
      expect(await admitTimes(engine, next, 1)).toEqual(['rate-exceeded']);
    });

    itInTime('follows a plan that was changed, down and up', async () => {
      const key = await publishKey(engine, { ratePerSecond: 4 });
      await admitTimes(engine, key, 1);
      const second = await read(anAttempt(key));
      await admitTimes(engine, key, 2);
      await relimit(engine, aPublishedAccount(key, { revision: 2, ratePerSecond: 3 }));
      const refused = await read(anAttempt(key));
      expect(refused).toMatchObject({ kind: 'rate-exceeded', rate: { limit: 3, used: 4 } });
      expect(refused.rate.freeAtMs).toBeCloseTo(second.nowMs + 1_000);
      await relimit(engine, aPublishedAccount(key, { revision: 3, ratePerSecond: 5 }));
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'rate-exceeded']);
    });
  });

  describe('the quota', () => {
    it('is used up after the last unit of the month', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 2 });
      expect(await admitTimes(engine, key, 3)).toEqual(['admitted', 'admitted', 'quota-exceeded']);
      expect((await read(anAttempt(key))).quota).toEqual({ limit: 2, used: 2 });
    });

    it('is exact when requests come at once', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 7 });
      const decisions = await Promise.all(
        Array.from({ length: 20 }, () => engine.store.admit(anAttempt(key))),
      );
      expect(decisions.filter(({ kind }) => kind === 'admitted')).toHaveLength(7);
    });

    it('is its own for each key of an account: one that is used up leaves the other untouched', async () => {
      const one = await publishKey(engine, { requestsPerMonth: 2 });
      const other = await publishKey(engine, { accountTag: one.accountTag, place: 2, requestsPerMonth: 2 });
      expect(await admitTimes(engine, one, 3)).toEqual(['admitted', 'admitted', 'quota-exceeded']);
      expect(await read(anAttempt(other))).toMatchObject({ kind: 'admitted', quota: { limit: 2, used: 1 } });
    });

    it('continues for the key that takes the place of a revoked one', async () => {
      const revoked = await publishKey(engine, { requestsPerMonth: 3 });
      await admitTimes(engine, revoked, 2);
      await republish(engine, aPublishedKey(revoked, { revision: 2, state: 'revoked' }));
      const next = await publishKey(engine, { accountTag: revoked.accountTag, requestsPerMonth: 3 });
      expect(await admitTimes(engine, next, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('is the reason of the refusal when the rate is exceeded too', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1, requestsPerMonth: 1 });
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('is not used up by requests the rate refuses', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1 });
      await admitTimes(engine, key, 3);
      expect((await read(anAttempt(key))).quota).toMatchObject({ used: 1 });
    });

    it('counts for the UTC month of the store', async () => {
      const key = await publishKey(engine);
      const { accountTag, place, month, nowMs } = await read(anAttempt(key));
      expect([accountTag, place]).toEqual([key.accountTag, 1]);
      expect(month).toBe(new Date(nowMs).toISOString().slice(0, 7));
      expect(await engine.counters.monthUsed(key.accountTag, month)).toEqual(new Map([[1, 1]]));
    });

    it('admits again when a unit is refunded', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      const counted = await read(anAttempt(key));
      await engine.store.refund(counted, counted.month);
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('never falls below zero', async () => {
      const key = await publishKey(engine);
      const counted = await read(anAttempt(key));
      await engine.store.refund(counted, counted.month);
      await engine.store.refund(counted, counted.month);
      expect((await read(anAttempt(key))).quota).toMatchObject({ used: 1 });
    });
  });

  describe('data that was lost', () => {
    it('is not reported as an unknown key', async () => {
      const empty = await open({ filled: false });
      expect(await empty.store.admit(anAttempt(mintTestKey()))).toEqual({ kind: 'data-lost' });
      await expect(empty.store.ping()).rejects.toThrow(StoreDataLost);
      const key = await publishKey(empty);
      // Keys that are already in the store are decided, also while the rest is still being published.
      expect(await admitTimes(empty, key, 1)).toEqual(['admitted']);
      await expect(empty.store.ping()).rejects.toThrow(StoreDataLost);
      await fill(empty);
      expect(await empty.store.admit(anAttempt(mintTestKey()))).toEqual({ kind: 'unknown' });
      await expect(empty.store.ping()).resolves.toBeUndefined();
      await empty.close();
    });

    it('does not make a key unlimited when its account is missing', async () => {
      const key = await publishKey(engine);
      await engine.publication.withdrawAccounts([key.accountTag]);
      expect(await engine.store.admit(anAttempt(key))).toEqual({ kind: 'data-lost' });
    });
  });

  describe('a ping', () => {
    it('uses no rate or quota of any account, however often', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1, requestsPerMonth: 1 });
      for (let round = 0; round < 50; round++) await engine.store.ping();
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
    });
  });

  describe('being unavailable', () => {
    it('is reported by a ping', async () => {
      await expect(engine.store.ping()).resolves.toBeUndefined();
      await engine.close();
      await expect(engine.store.ping()).rejects.toThrow(StoreUnavailable);
    });

    it('is reported as StoreUnavailable with its cause', async () => {
      await engine.close();
      const admission = engine.store.admit(anAttempt(mintTestKey()));
      await expect(admission).rejects.toThrow(StoreUnavailable);
      await expect(admission).rejects.toHaveProperty('cause.message');
      await expect(engine.store.refund({ accountTag: 'accoun', place: 1 }, '2026-11')).rejects.toThrow(
        StoreUnavailable,
      );
    });
  });
}

/** The window of the rate, and the number of tries. */
const WINDOW_MS = 1_000;
const TRIES = 5;

/**
 * A test of what happens within the window, on an engine whose clock runs. A machine that paused so long that there is room
 * again proves nothing, and it is tried again.
 */
function itInTime(title: string, test: () => Promise<void>): void {
  it(title, async () => {
    for (let left = TRIES; ; left--) {
      const beganAt = performance.now();
      try {
        await test();
        return;
      } catch (failure) {
        if (left === 1 || performance.now() - beganAt < WINDOW_MS) throw failure;
      }
    }
  });
}
