import { afterAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { StoreUnavailable } from '#libs/admission';
import { anAttempt, fill, publishKey } from '../../contract/admission/test-engine.js';
import { closeRedis, startRedis } from '../../support/redis/redis-process.js';
import { until } from '../../support/until.js';
import { withRedisAt } from './open-test-redis.js';

afterAll(closeRedis);

it('a Redis without memory is unavailable until it takes writes again, also for what it would answer', async () => {
  const server = await startRedis('--maxmemory-policy', 'noeviction');
  const operator = new Redis({ port: server.port });
  await withRedisAt(`redis://${server.host}`, async ({ store, publication, ...engine }) => {
    await fill({ store, publication, ...engine });
    const key = await publishKey({ store, publication, ...engine });
    await store.ping();
    await operator.config('SET', 'maxmemory', '1');
    await expect(store.admit(anAttempt(key))).rejects.toThrow(StoreUnavailable);
    await operator.config('SET', 'maxmemory', '0');
    // It would admit again: for some seconds nothing is asked.
    await expect(store.admit(anAttempt(key))).rejects.toThrow(/memory is full/);
    await expect(store.ping()).rejects.toThrow(/memory is full/);
    await until(() =>
      store.ping().then(
        () => true,
        () => false,
      ),
    );
    expect(await store.admit(anAttempt(key))).toMatchObject({ kind: 'admitted', quota: { used: 1 } });
  });
  operator.disconnect();
});
