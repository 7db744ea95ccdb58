import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Attempt, mintApiKey, type Reading, StoreAwayError } from '#libs/admission';
import {
  admitTimes,
  anAttempt,
  aPublishedKey,
  type OpenTestEngine,
  publishKey,
  type TestEngine,
} from './test-engine.js';

/** What every `AdmissionStore` promises. */
export function admissionStoreContract(open: OpenTestEngine): void {
  let engine: TestEngine;

  /** Asks about a valid key. */
  async function read(attempt: Attempt): Promise<{ kind: string } & Reading> {
    const decision = await engine.store.admit(attempt);
    if (decision.kind === 'unknown' || decision.kind === 'revoked')
      throw new Error(`the key is ${decision.kind}`);
    return decision;
  }

  beforeEach(async () => {
    engine = await open();
  });
  afterEach(() => engine.close());

  describe('whose key it is', () => {
    it('admits a published key and counts the request', async () => {
      const key = await publishKey(engine, { ratePerSecond: 10, requestsPerMonth: 5_000 });
      expect(await engine.store.admit(anAttempt(key))).toMatchObject({
        kind: 'admitted',
        rate: { limit: 10, used: 1 },
        quota: { limit: 5_000, used: 1 },
      });
    });

    it('does not know a key that was never published', async () => {
      expect(await engine.store.admit(anAttempt(mintApiKey()))).toEqual({ kind: 'unknown' });
    });

    it('does not know a wrong secret of a known key', async () => {
      const { keyId } = await publishKey(engine);
      expect(await engine.store.admit(anAttempt(mintApiKey(keyId)))).toEqual({ kind: 'unknown' });
    });

    it('refuses a revoked key from the next request on', async () => {
      const key = await publishKey(engine);
      expect(await admitTimes(engine, key, 1)).toEqual(['admitted']);
      await engine.publication.publish([aPublishedKey(key, { revision: 2, state: 'revoked' })]);
      expect(await engine.store.admit(anAttempt(key))).toEqual({ kind: 'revoked' });
    });

    it('does not tell a stranger that a key was revoked', async () => {
      const { keyId } = await publishKey(engine, { state: 'revoked' });
      expect(await engine.store.admit(anAttempt(mintApiKey(keyId)))).toEqual({ kind: 'unknown' });
    });

    it('opens to old and new secret until the old one ends, on one count', async () => {
      const old = mintApiKey();
      const { nowMs } = await read(anAttempt(await publishKey(engine)));
      const fresh = mintApiKey(old.keyId);
      const secrets = [
        { hash: old.secretHash, expiresAtMs: Math.ceil(nowMs) + 400 },
        { hash: fresh.secretHash, expiresAtMs: null },
      ];
      await engine.publication.publish([aPublishedKey(old, { secrets })]);
      expect(await read(anAttempt(old))).toMatchObject({ kind: 'admitted', quota: { used: 1 } });
      expect(await read(anAttempt(fresh))).toMatchObject({ kind: 'admitted', quota: { used: 2 } });
      await engine.passTime(401);
      expect(await engine.store.admit(anAttempt(old))).toEqual({ kind: 'unknown' });
      expect(await read(anAttempt(fresh))).toMatchObject({ kind: 'admitted', quota: { used: 3 } });
    });
  });

  describe('the rate', () => {
    it('admits exactly the limit of requests that come at once', async () => {
      const key = await publishKey(engine, { ratePerSecond: 5 });
      const decisions = await Promise.all(
        Array.from({ length: 20 }, () => engine.store.admit(anAttempt(key))),
      );
      expect(decisions.filter(({ kind }) => kind === 'admitted')).toHaveLength(5);
      expect(decisions.filter(({ kind }) => kind === 'rate-exceeded')).toHaveLength(15);
    });

    it('makes room 1,000 ms after the oldest admission, and says so', async () => {
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

    it('is not used up by refused requests', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1 });
      const first = await read(anAttempt(key));
      const refused = await read(anAttempt(key));
      await engine.passTime(500);
      expect((await read(anAttempt(key))).rate).toEqual(refused.rate);
      expect(refused.rate).toMatchObject({ used: 1, freeAtMs: first.rate.freeAtMs });
    });

    it('counts every key for itself', async () => {
      const one = await publishKey(engine, { ratePerSecond: 1 });
      const other = await publishKey(engine, { ratePerSecond: 1 });
      expect(await admitTimes(engine, one, 2)).toEqual(['admitted', 'rate-exceeded']);
      expect(await admitTimes(engine, other, 1)).toEqual(['admitted']);
    });

    it('follows a plan that was changed, down and up', async () => {
      const key = await publishKey(engine, { ratePerSecond: 4 });
      await admitTimes(engine, key, 1);
      const second = await read(anAttempt(key));
      await admitTimes(engine, key, 2);
      await engine.publication.publish([aPublishedKey(key, { revision: 2, ratePerSecond: 3 })]);
      const refused = await read(anAttempt(key));
      expect(refused).toMatchObject({ kind: 'rate-exceeded', rate: { limit: 3, used: 4 } });
      expect(refused.rate.freeAtMs).toBeCloseTo(second.nowMs + 1_000);
      await engine.publication.publish([aPublishedKey(key, { revision: 3, ratePerSecond: 5 })]);
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'rate-exceeded']);
    });
  });

  describe('the quota', () => {
    it('ends after the last unit of the month', async () => {
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

    it('is what refuses when the rate is exceeded too', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1, requestsPerMonth: 1 });
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('is not used up by requests the rate refuses', async () => {
      const key = await publishKey(engine, { ratePerSecond: 1 });
      await admitTimes(engine, key, 3);
      expect((await read(anAttempt(key))).quota).toMatchObject({ used: 1 });
    });

    it('is not charged for a request that costs nothing, which still counts for the rate', async () => {
      const key = await publishKey(engine);
      expect(await read(anAttempt(key, 0))).toMatchObject({ rate: { used: 1 }, quota: { used: 0 } });
    });

    it('does not stop requests that cost nothing', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      await admitTimes(engine, key, 1);
      expect(await read(anAttempt(key, 0))).toMatchObject({ kind: 'admitted', quota: { used: 1 } });
    });

    it('counts for the UTC month of the store', async () => {
      const key = await publishKey(engine);
      const { month, nowMs } = await read(anAttempt(key));
      expect(month).toBe(new Date(nowMs).toISOString().slice(0, 7));
      expect(await engine.usageLog.monthUsed(key.keyId, month)).toBe(1);
    });

    it('takes units back and charges them later', async () => {
      const key = await publishKey(engine);
      const { month } = await read(anAttempt(key));
      await engine.store.adjustQuota(key.keyId, month, 1);
      expect((await read(anAttempt(key, 0))).quota).toMatchObject({ used: 2 });
      await engine.store.adjustQuota(key.keyId, month, -1);
      expect((await read(anAttempt(key, 0))).quota).toMatchObject({ used: 1 });
    });

    it('opens again when a unit is taken back', async () => {
      const key = await publishKey(engine, { requestsPerMonth: 1 });
      const { month } = await read(anAttempt(key));
      await engine.store.adjustQuota(key.keyId, month, -1);
      expect(await admitTimes(engine, key, 2)).toEqual(['admitted', 'quota-exceeded']);
    });

    it('never falls below zero', async () => {
      const key = await publishKey(engine);
      const { month } = await read(anAttempt(key, 0));
      await engine.store.adjustQuota(key.keyId, month, -1);
      await engine.store.adjustQuota(key.keyId, month, -1);
      expect((await read(anAttempt(key))).quota).toMatchObject({ used: 1 });
    });
  });

  describe('being away', () => {
    it('is answered by a ping', async () => {
      await expect(engine.store.ping()).resolves.toBeUndefined();
      await engine.close();
      await expect(engine.store.ping()).rejects.toThrow(StoreAwayError);
    });

    it('is told as StoreAwayError with its cause', async () => {
      await engine.close();
      const admission = engine.store.admit(anAttempt(mintApiKey()));
      await expect(admission).rejects.toThrow(StoreAwayError);
      await expect(admission).rejects.toHaveProperty('cause.message');
      await expect(engine.store.adjustQuota('key', '2026-11', 1)).rejects.toThrow(StoreAwayError);
    });
  });
}
