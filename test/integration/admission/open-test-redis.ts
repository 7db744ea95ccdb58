import { randomUUID } from 'node:crypto';
import { openRedisAdmission } from '#libs/admission-redis';
import { loadConfig, type RedisConfig } from '#libs/config';
import {
  anAttempt,
  fill,
  mintTestKey,
  publishAs,
  type TestEngine,
} from '../../contract/admission/test-engine.js';
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
  filled = true,
} = {}): Promise<TestEngine> {
  const engine = await openRedisAdmission({ ...redisAt(url), prefix });
  if (filled) await fill(engine);
  const probe = mintTestKey();

  /** Redis tells its time with any decision. */
  async function redisNow(): Promise<number> {
    const decision = await engine.store.admit(anAttempt(probe, 0));
    if (!('nowMs' in decision)) throw new Error('the probe key is not published');
    return decision.nowMs;
  }

  return {
    ...engine,
    async passTime(ms) {
      await publishAs(engine, probe);
      const untilMs = (await redisNow()) + ms;
      while ((await redisNow()) < untilMs);
      await engine.publication.withdraw([probe.keyId]);
      await engine.publication.withdrawAccounts([probe.accountTag]);
    },
  };
}
