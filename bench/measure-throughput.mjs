import autocannon from 'autocannon';
import { createKeys, startApi } from './start-api.mjs';
import { startBare } from './start-bare.mjs';

const PAGE = '/api/v1/games?limit=20';
const SECONDS = 8;
const ROUNDS = 3;
const CONNECTIONS = 10;
const KEYS = 40;

/** Requests a second of a cached list page, best of three rounds that take turns. */
export async function measureThroughput(environment) {
  const { ELASTICSEARCH_URL, REDIS_URL, ...embeddedOnly } = environment;
  const embeddedEnvironment = { ...embeddedOnly, DATA_DIR: `${environment.DATA_DIR}-embedded` };
  const withRedis = await startApi({ ...embeddedOnly, REDIS_URL, DATA_DIR: `${environment.DATA_DIR}-redis` });
  const embedded = await startApi(embeddedEnvironment);
  const redisKeys = await createKeys(KEYS, {
    ...embeddedOnly,
    REDIS_URL,
    DATA_DIR: `${environment.DATA_DIR}-redis`,
  });
  const embeddedKeys = await createKeys(KEYS, embeddedEnvironment);
  const page = await fetch(embedded.base + PAGE, { headers: { 'x-api-key': embeddedKeys[0] } });
  const bare = await startBare({ ...embeddedOnly, ELASTICSEARCH_URL, REDIS_URL, PAGE: await page.text() });
  const best = { bare: 0, redis: 0, embedded: 0 };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      best.bare = Math.max(best.bare, await load(`${bare.base}/page`, [undefined]));
      best.redis = Math.max(best.redis, await load(withRedis.base + PAGE, redisKeys));
      best.embedded = Math.max(best.embedded, await load(embedded.base + PAGE, embeddedKeys));
    }
  } finally {
    bare.stop();
    await Promise.all([withRedis.stop(), embedded.stop()]);
  }
  return best;
}

async function load(url, keys) {
  const requests = keys.map(key => ({
    method: 'GET',
    headers: key === undefined ? {} : { 'x-api-key': key },
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
