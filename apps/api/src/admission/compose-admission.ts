import {
  Admission,
  type AdmissionEngine,
  RequestRecorder,
  SystemClock,
  UsageRecorder,
} from '#libs/admission';
import type { Config, RedisConfig } from '#libs/config';
import type { Log } from '#libs/log';
import { measuredKeyStore } from '#libs/metrics';
import type { AdmissionConnection } from '../connections.js';
import type { Metrics } from '../metrics/metrics.js';
import { admissionHealth } from './admission-health.js';

/** Opens the admission check on the store that the configuration names. */
export async function composeAdmission(
  config: Config,
  log: Log,
  { registry }: Pick<Metrics, 'registry'>,
): Promise<AdmissionConnection> {
  const engine = measuredKeyStore(await openEngine(config, log), registry);
  const usage = new UsageRecorder(engine.usageLog, {
    onFailure: failure => log.warn({ err: failure }, 'usage is kept until the store answers'),
  });
  const requests = new RequestRecorder(engine.requestLog, {
    onFailure: failure => log.warn({ err: failure }, 'requests are kept until the store answers'),
  });
  return {
    admission: new Admission(engine.store),
    usage,
    requests,
    demoKey: await demoKey(config, engine),
    health: () => admissionHealth(engine.store),
    close: async () => {
      await Promise.all([usage.close(), requests.close()]);
      await engine.close();
    },
  };
}

function openEngine(config: Config, log: Log): Promise<AdmissionEngine> {
  return config.redis === undefined ? openEmbedded(config) : openRedis(config.redis, log);
}

// Each store is imported only when it is used, so that the client of the other one is never loaded.
async function openRedis(redis: RedisConfig, log: Log): Promise<AdmissionEngine> {
  const { openRedisAdmission } = await import('#libs/admission-redis');
  return openRedisAdmission({
    ...redis,
    onFailure: failure => log.warn({ err: failure }, `Redis: ${failure.message}`),
  });
}

async function openEmbedded({ dataDir }: Config): Promise<AdmissionEngine> {
  const { lockDataFolder, openEmbeddedAdmission } = await import('#libs/admission-embedded');
  // Two processes would each keep a rate window of their own, and grant every key twice its rate.
  const lock = lockDataFolder(dataDir);
  const engine = openEmbeddedAdmission({ dataDir });
  return {
    ...engine,
    close: async () => {
      await engine.close();
      lock.release();
    },
  };
}

/** Only where everything is embedded: with real engines, no key is created automatically. */
async function demoKey(config: Config, engine: AdmissionEngine): Promise<string | undefined> {
  if (config.redis !== undefined || config.elasticsearch !== undefined) return undefined;
  const { issueDemoKey, openAccountsDatabase } = await import('#libs/accounts');
  const database = await openAccountsDatabase(config.databaseUrl);
  try {
    return await issueDemoKey({ database, engine, clock: new SystemClock() });
  } finally {
    await database.destroy();
  }
}
