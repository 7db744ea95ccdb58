import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { admitTimes, anAttempt, publishKey } from '../../contract/admission/test-engine.js';
import { closeRedis } from '../../support/redis/redis-process.js';
import { RedisSentinels } from '../../support/redis/redis-sentinels.js';
import { until } from '../../support/until.js';
import { redisAt } from './open-test-redis.js';

const PASSWORD = 'of-the-sentinels';

describe('admission on a primary that sentinels watch', () => {
  let redis: RedisSentinels;
  beforeAll(async () => {
    redis = await RedisSentinels.start(PASSWORD);
  });
  afterAll(closeRedis);

  it('finds the new primary after the old one was lost, and refuses at once in between', async () => {
    const engine = await openRedisAdmission(redisAt(redis.url, { REDIS_SENTINEL_PASSWORD: PASSWORD }));
    const key = await publishKey(engine, { requestsPerMonth: 5 });
    expect(await admitTimes(engine, key, 4)).toEqual(Array(4).fill('admitted'));
    await redis.replicate();
    await redis.primary.kill();
    let slowestMs = 0;
    await until(async () => {
      const startMs = performance.now();
      try {
        await engine.store.admit(anAttempt(key));
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(StoreUnavailable);
        slowestMs = Math.max(slowestMs, performance.now() - startMs);
        return false;
      }
    }, 30_000);
    expect(slowestMs).toBeLessThan(1_000);
    expect(await engine.store.admit(anAttempt(key))).toMatchObject({
      kind: 'quota-exceeded',
      quota: { used: 5 },
    });
    await engine.close();
  }, 90_000);
});
