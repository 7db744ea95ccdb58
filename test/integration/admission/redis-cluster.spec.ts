import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdmissionEngine, type MintedKey, StoreAwayError } from '#libs/admission';
import { admissionStoreContract } from '../../contract/admission/admission-store.contract.js';
import { keyPublicationContract } from '../../contract/admission/key-publication.contract.js';
import { limiterCountersContract } from '../../contract/admission/limiter-counters.contract.js';
import { admitTimes, anAttempt, publishKey } from '../../contract/admission/test-engine.js';
import { usageLogContract } from '../../contract/admission/usage-log.contract.js';
import { RedisCluster } from '../../support/redis/redis-cluster.js';
import { closeRedis, type RedisProcess } from '../../support/redis/redis-process.js';
import { until } from '../../support/until.js';
import { openTestRedis } from './open-test-redis.js';

describe('admission on a Redis Cluster', () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await RedisCluster.start();
  });
  afterAll(closeRedis);

  const open = () => openTestRedis({ url: cluster.url });
  describe('the store', () => admissionStoreContract(open));
  describe('the key publication', () => keyPublicationContract(open));
  describe('the usage log', () => usageLogContract(open));
  describe('the limiter counters', () => limiterCountersContract(open));

  describe('that loses a primary', () => {
    let engine: AdmissionEngine;
    let primary: RedisProcess;
    /** On the shard that is lost, and on another one. */
    let [lost, other]: MintedKey[] = [];

    beforeEach(async () => {
      engine = await open();
      lost = await publishKey(engine, { requestsPerMonth: 5 });
      primary = await cluster.primaryOf(`{${lost.keyId}}`);
      do other = await publishKey(engine);
      while ((await cluster.primaryOf(`{${other.keyId}}`)) === primary);
    });
    afterEach(() => engine.close());

    const ask = (key: MintedKey | undefined) => engine.store.admit(anAttempt(key!));

    /** Asks until the shard answers again; every refusal until then must come quickly. @returns the slowest, in ms */
    async function untilItAnswers(): Promise<number> {
      let slowestMs = 0;
      await until(async () => {
        const startMs = performance.now();
        try {
          await ask(lost);
          return true;
        } catch (error) {
          expect(error).toBeInstanceOf(StoreAwayError);
          slowestMs = Math.max(slowestMs, performance.now() - startMs);
          return false;
        }
      }, 30_000);
      return slowestMs;
    }

    it('refuses its keys at once, goes on with all others, and knows them again from its replica', async () => {
      expect(await admitTimes(engine, lost!, 4)).toEqual(Array(4).fill('admitted'));
      await cluster.replicate(primary);
      await primary.kill();
      await expect(ask(lost)).rejects.toThrow(StoreAwayError);
      expect(await ask(other)).toMatchObject({ kind: 'admitted' });
      expect(await untilItAnswers()).toBeLessThan(1_000);
      // The first question after the failover took the fifth unit: nothing was forgotten.
      expect(await ask(lost)).toMatchObject({ kind: 'quota-exceeded', quota: { used: 5 } });
      await primary.startAgain();
      await until(() => cluster.isWhole(), 30_000);
    }, 90_000);

    it('waits no longer than the time limit of a command for one that hangs', async () => {
      await cluster.replicate(primary);
      primary.pause();
      try {
        expect(await ask(other)).toMatchObject({ kind: 'admitted' });
        expect(await untilItAnswers()).toBeLessThan(2_000);
      } finally {
        primary.resume();
      }
      await until(() => cluster.isWhole(), 30_000);
    }, 90_000);
  });
});
