import { randomUUID } from 'node:crypto';
import { mintApiKey } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { loadConfig, type RedisConfig } from '#libs/config';
import { aPublishedKey, anAttempt, type TestEngine } from '../../contract/admission/test-engine.js';
import { realRedis } from '../../support/real-services.js';

/** What opens the Redis at this address, in the forms that `REDIS_URL` has. */
export function redisAt(url: string, environment: Record<string, string> = {}): RedisConfig {
  const { redis } = loadConfig({ ...environment, REDIS_URL: url });
  if (redis === undefined) throw new Error('there is no address');
  return redis;
}

/** The engine on a real Redis, under a prefix of its own unless told otherwise. */
export async function openTestRedis({
  url = realRedis(),
  prefix = `test-${randomUUID()}`,
} = {}): Promise<TestEngine> {
  const engine = await openRedisAdmission({ ...redisAt(url), prefix });
  const probe = mintApiKey();

  /** Redis tells its time with any decision. */
  async function redisNow(): Promise<number> {
    const decision = await engine.store.admit(anAttempt(probe, 0));
    if (!('nowMs' in decision)) throw new Error('the probe key is not published');
    return decision.nowMs;
  }

  return {
    ...engine,
    async passTime(ms) {
      await engine.publication.publish([aPublishedKey(probe)]);
      const untilMs = (await redisNow()) + ms;
      while ((await redisNow()) < untilMs);
      await engine.publication.withdraw([probe.keyId]);
    },
  };
}
