import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdmissionEngine, StoreUnavailable, StoreDataLost } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { admissionStoreContract } from '../../contract/admission/admission-store.contract.js';
import { keyPublicationContract } from '../../contract/admission/key-publication.contract.js';
import { limiterCountersContract } from '../../contract/admission/limiter-counters.contract.js';
import {
  admitTimes,
  anAttempt,
  aPublishedKey,
  mintNewSecret,
  mintTestKey,
  type OpenTestEngine,
  publishAs,
  publishKey,
  republish,
  type TestKey,
} from '../../contract/admission/test-engine.js';
import { expectExactRate } from '../../contract/admission/pressure.js';
import { requestLogContract } from '../../contract/admission/request-log.contract.js';
import { usageLogContract } from '../../contract/admission/usage-log.contract.js';
import { RedisCluster } from '../../support/redis/redis-cluster.js';
import { closeRedis, type RedisProcess } from '../../support/redis/redis-process.js';
import { until } from '../../support/until.js';
import { openTestRedis, redisAt } from './open-test-redis.js';

describe('admission on a Redis Cluster', () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await RedisCluster.start();
  });
  afterAll(closeRedis);

  const open: OpenTestEngine = options => openTestRedis({ url: cluster.url, ...options });
  describe('the store', () => admissionStoreContract(open));
  describe('the key publication', () => keyPublicationContract(open));
  describe('the usage log', () => usageLogContract(open));
  describe('the request log', () => requestLogContract(open));
  describe('the limiter counters', () => limiterCountersContract(open));

  it('admits exactly the rate in any second, over two secrets of a key and two processes', async () => {
    const prefix = `test-${randomUUID()}`;
    const engines = [
      await openTestRedis({ url: cluster.url, prefix }),
      await openTestRedis({ url: cluster.url, prefix }),
    ];
    const one = await publishKey(engines[0]!, { ratePerSecond: 40 });
    const fresh = mintNewSecret(one);
    const secrets = [one, fresh].map(({ secretHash }) => ({ hash: secretHash, expiresAtMs: null }));
    await republish(engines[0]!, aPublishedKey(one, { revision: 2, secrets }));
    await expectExactRate(engines, [one, fresh], 40);
    await Promise.all(engines.map(engine => engine.close()));
  });

  it('must be configured as a cluster: a client of a single node says what is wrong', async () => {
    const engine = await openRedisAdmission(redisAt(`redis://${cluster.nodes[0]!.host}`));
    await expect(engine.store.ping()).rejects.toThrow('REDIS_URL must begin with redis+cluster://');
    await engine.close();
  });

  it('distinguishes keys of a shard that lost its data from keys that do not exist', async () => {
    const engine = await open();
    const lost = await publishKey(engine);
    const shard = await cluster.primaryOf(`{${lost.accountTag}}`);
    const isElsewhere = async ({ accountTag }: TestKey) =>
      (await cluster.primaryOf(`{${accountTag}}`)) !== shard;
    const kept = await mintWhere(isElsewhere);
    await publishAs(engine, kept);
    await cluster.lose(shard);
    if ((await cluster.primaryOf('{publication}')) !== shard) {
      expect(await admitTimes(engine, kept, 1)).toEqual(['admitted']);
      expect(await admitTimes(engine, await mintWhere(isElsewhere), 1)).toEqual(['unknown']);
    }
    expect(await admitTimes(engine, lost, 1)).toEqual(['data-lost']);
    await expect(engine.store.ping()).rejects.toThrow(StoreDataLost);
    expect(await engine.publication.state()).toMatchObject({ complete: false });
    await engine.close();
  });

  describe('that loses a primary', () => {
    let engine: AdmissionEngine;
    let primary: RedisProcess;
    /** A key on the shard that is lost, and one on another shard. */
    let [lost, other]: TestKey[] = [];

    beforeEach(async () => {
      engine = await openTestRedis({ url: cluster.url, isPatient: false });
      lost = await publishKey(engine, { requestsPerMonth: 5 });
      primary = await cluster.primaryOf(`{${lost.accountTag}}`);
      other = await mintWhere(
        async ({ accountTag }) => (await cluster.primaryOf(`{${accountTag}}`)) !== primary,
      );
      await publishAs(engine, other);
    });
    afterEach(() => engine.close());

    const ask = (key: TestKey | undefined) => engine.store.admit(anAttempt(key!));

    /** Asks until the shard answers again; every refusal until then must come quickly. @returns the slowest, in ms */
    async function untilItAnswers(): Promise<number> {
      let slowestMs = 0;
      await until(async () => {
        const startMs = performance.now();
        try {
          await ask(lost);
          return true;
        } catch (error) {
          expect(error).toBeInstanceOf(StoreUnavailable);
          slowestMs = Math.max(slowestMs, performance.now() - startMs);
          return false;
        }
      }, 30_000);
      return slowestMs;
    }

    it('refuses its keys at once, serves all others, and knows its keys again from the replica', async () => {
      expect(await admitTimes(engine, lost!, 4)).toEqual(Array(4).fill('admitted'));
      await cluster.replicate(primary);
      const { epoch } = engine.publication;
      await primary.kill();
      await expect(ask(lost)).rejects.toThrow(StoreUnavailable);
      await expect(engine.store.ping()).rejects.toThrow(StoreUnavailable);
      expect(await ask(other)).toMatchObject({ kind: 'admitted' });
      expect(await untilItAnswers()).toBeLessThan(1_000);
      // So that a dashboard compares the store with the database: the replica may have lagged behind.
      expect(engine.publication.epoch).not.toBe(epoch);
      // The first request after the failover used the fifth unit: no count was lost.
      expect(await ask(lost)).toMatchObject({ kind: 'quota-exceeded', quota: { used: 5 } });
      await primary.startAgain();
      await until(() => cluster.isWhole(), 30_000);
      await until(() =>
        engine.store.ping().then(
          () => true,
          () => false,
        ),
      );
    }, 90_000);

    it('waits for a hanging one no longer than the time limit of a command', async () => {
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

async function mintWhere(isRight: (key: TestKey) => Promise<boolean>): Promise<TestKey> {
  for (;;) {
    const key = mintTestKey();
    if (await isRight(key)) return key;
  }
}
