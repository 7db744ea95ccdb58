import { randomUUID } from 'node:crypto';
import type { AdmissionEngine } from '#libs/admission';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { PATIENCE_MS } from '../../support/until.js';

/** Opens the Redis at this address, in any form that `REDIS_URL` may have. */
export function redisAt(url: string, environment: Record<string, string> = {}): RedisConfig {
  const { redis } = loadConfig({ ...environment, REDIS_URL: url });
  if (redis === undefined) throw new Error('there is no address');
  return redis;
}

/** Opens the engine at this address for `work` alone, as a new process does. */
export async function withRedisAt<Result>(
  url: string,
  work: (engine: AdmissionEngine) => Promise<Result>,
): Promise<Result> {
  const engine = await openRedisAdmission(redisAt(url));
  return work(engine).finally(() => engine.close());
}

/**
 * The engine on a real Redis, by default under a prefix of its own.
 * @param options.isPatient false for tests of time limits: a command then has the limit that the product sets by default
 */
export async function openTestRedis({
  url = realRedis(),
  prefix = `test-${randomUUID()}`,
  filled = true,
  isPatient = true,
} = {}): Promise<TestEngine> {
  const engine = await openRedisAdmission({
    ...redisAt(url),
    prefix,
    ...(isPatient && { commandTimeoutMs: PATIENCE_MS }),
  });
  if (filled) await fill(engine);
  const probe = mintTestKey();

  /** Every decision contains the time of Redis. */
  async function redisNow(): Promise<number> {
    const decision = await engine.store.admit(anAttempt(probe));
    if (!('nowMs' in decision)) throw new Error('the probe key is not published');
    return decision.nowMs;
  }

  return {
    ...engine,
    async passTime(ms) {
      await publishAs(engine, probe);
      const untilMs = (await redisNow()) + ms;
      for (let nowMs = untilMs - ms; nowMs < untilMs; nowMs = await redisNow()) await sleep(untilMs - nowMs);
      await engine.publication.withdraw([probe.keyId]);
      await engine.publication.withdrawAccounts([probe.accountTag]);
    },
  };
}
