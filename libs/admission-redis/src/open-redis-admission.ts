import type { AdmissionEngine } from '#libs/admission';
import { RedisAdmissionStore } from './redis-admission-store.js';
import { RedisConnection, type RedisConnectionOptions } from './connection/redis-connection.js';
import { RedisKeyPublication } from './redis-key-publication.js';
import { RedisKeys } from './layout/redis-keys.js';
import { RedisLimiterCounters } from './redis-limiter-counters.js';
import { RedisRequestLog } from './redis-request-log.js';
import { RedisUsageLog } from './redis-usage-log.js';

export interface RedisAdmissionOptions extends RedisConnectionOptions {
  /** Sets this service apart from others on the same Redis. */
  readonly prefix?: string;
}

/** How long an opening process waits for Redis before it continues without it. */
const READY_TIMEOUT_MS = 2_000;

/** Opens admission on Redis. Resolves also when Redis is unavailable: the ports say so, and recover by themselves. */
export async function openRedisAdmission({
  prefix,
  ...options
}: RedisAdmissionOptions): Promise<AdmissionEngine> {
  const connection = new RedisConnection(options);
  const names = new RedisKeys(prefix);
  await connection.whenReady(READY_TIMEOUT_MS);
  return {
    store: new RedisAdmissionStore(connection, names),
    publication: new RedisKeyPublication(connection, names),
    usageLog: new RedisUsageLog(connection, names),
    requestLog: new RedisRequestLog(connection, names),
    counters: new RedisLimiterCounters(connection, names),
    close: async () => connection.close(),
  };
}
