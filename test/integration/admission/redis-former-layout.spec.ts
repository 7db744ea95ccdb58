import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type AdmissionEngine, mintApiKey } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import {
  admitTimes,
  anAttempt,
  fill,
  mintOldTestKey,
  publishAs,
  type TestKey,
} from '../../contract/admission/test-engine.js';
import { closeRedis, type RedisProcess, startRedis } from '../../support/redis/redis-process.js';
import { redisAt } from './open-test-redis.js';

/** The data as written by the release before accounts had plans. */
describe('a Redis that an earlier release filled', () => {
  let server: RedisProcess;
  let redis: Redis;
  let engine: AdmissionEngine;
  let keys: TestKey[];

  beforeAll(async () => {
    server = await startRedis();
    redis = new Redis({ port: server.port });
  });
  afterAll(async () => {
    redis.disconnect();
    await closeRedis();
  });

  beforeEach(async () => {
    await redis.flushall();
    const [one, other] = [mintOldTestKey(), mintApiKey()];
    keys = [one, { ...other, accountTag: one.accountTag }];
    for (const { keyId, secretHash } of [...keys, { keyId: 'publication', secretHash: 'x' }]) {
      await redis.hset(`bgc:{${keyId}}:record`, {
        state: 'active',
        rate: 10,
        quota: 5,
        revision: 1,
        [`secret:${secretHash}`]: '',
      });
      await redis.hset(`bgc:{${keyId}}:months`, '2026-11', 2);
      await redis.sadd('bgc:published', keyId);
    }
    engine = await openRedisAdmission(redisAt(`redis://${server.host}`));
  });
  afterEach(() => engine.close());

  it('shows its keys as not yet published in the current form', async () => {
    expect(await engine.publication.state()).toEqual({ databaseId: undefined, complete: false });
    expect((await engine.publication.revisions()).keys).toEqual(new Map(keys.map(({ keyId }) => [keyId, 0])));
    expect(await admitTimes(engine, keys[0]!, 1)).toEqual(['data-lost']);
  });

  it('shows the sum of what its keys used', async () => {
    const keyIds = keys.map(({ keyId }) => keyId);
    expect(await engine.counters.monthUsedByKeys(keyIds, '2026-11')).toBe(4);
    expect(await engine.counters.monthUsedByKeys(keyIds, '2026-10')).toBe(0);
  });

  it('still serves processes of that release for a day after the new publication, and no longer', async () => {
    for (const key of keys) await publishAs(engine, key);
    await fill(engine);
    expect(await redis.exists('bgc:published', 'bgc:{publication}:record')).toBe(0);
    for (const { keyId } of keys) {
      expect(await redis.ttl(`bgc:{${keyId}}:record`)).toBeGreaterThan(86_000);
      expect(await redis.ttl(`bgc:{${keyId}}:record`)).toBeLessThanOrEqual(86_400);
    }
    expect((await engine.publication.revisions()).keys).toEqual(new Map(keys.map(({ keyId }) => [keyId, 1])));
  });

  it('loses a key that is withdrawn in both forms', async () => {
    await publishAs(engine, keys[0]!);
    await engine.publication.withdraw(keys.map(({ keyId }) => keyId));
    expect((await engine.publication.revisions()).keys.size).toBe(0);
    for (const { keyId } of keys) expect(await redis.exists(`bgc:{${keyId}}:record`)).toBe(0);
  });

  it('needs two commands for an old key the first time, and one from then on', async () => {
    await publishAs(engine, keys[0]!);
    await fill(engine);
    await engine.store.ping(); // From now on the server knows the script.
    await redis.config('RESETSTAT');
    for (let round = 0; round < 5; round++)
      expect(await engine.store.admit(anAttempt(keys[0]!))).toMatchObject({ kind: 'admitted' });
    const statistics = await redis.info('commandstats');
    expect(/cmdstat_evalsha:calls=(\d+)/.exec(statistics)?.[1]).toBe('6');
  });
});
