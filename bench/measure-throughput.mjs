import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuSeconds } from './cpu-time.mjs';
import { createKeys, startApi } from './start-api.mjs';
import { startBare } from './start-bare.mjs';

const run = promisify(execFile);

const PAGE = '/api/v1/games?limit=20';
const SECONDS = 6;
const ROUNDS = 3;
const CONNECTIONS = 10;
/** A key allows 1,000 requests a second. */
const KEYS = 40;

/**
 * Processor time of the server process a request, and requests a second, of a cached list page: median of three rounds
 * that take turns. The client is wrk, which needs a fraction of what the server does: it never sets the limit.
 */
export async function measureThroughput(environment) {
  const { ELASTICSEARCH_URL: _, REDIS_URL, ...embedded } = environment;
  // A key store accepts the keys of one database only, so each server has its own.
  const onRedis = {
    ...embedded,
    REDIS_URL,
    REDIS_PREFIX: `${environment.REDIS_PREFIX}-throughput`,
    DATA_DIR: `${environment.DATA_DIR}-redis`,
  };
  const inMemory = { ...embedded, DATA_DIR: `${environment.DATA_DIR}-embedded` };
  const keys = { redis: await createKeys(KEYS, onRedis), embedded: await createKeys(KEYS, inMemory) };
  const apis = { redis: await startApi(onRedis), embedded: await startApi(inMemory) };
  const page = await fetch(apis.redis.base + PAGE, { headers: { 'x-api-key': keys.redis[0] } });
  const etag = page.headers.get('etag');
  const bare = await startBare({ ...embedded, REDIS_URL, PAGE: await page.text() });
  const subjects = {
    bare: { ...bare, url: `${bare.base}/page`, keys: [] },
    redis: { ...apis.redis, url: apis.redis.base + PAGE, keys: keys.redis },
    embedded: { ...apis.embedded, url: apis.embedded.base + PAGE, keys: keys.embedded },
    'redis 304': { ...apis.redis, url: apis.redis.base + PAGE, keys: keys.redis, etag },
    'embedded 304': { ...apis.embedded, url: apis.embedded.base + PAGE, keys: keys.embedded, etag },
  };
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const measured = {};
      for (const [name, subject] of Object.entries(subjects)) measured[name] = await load(subject);
      rounds.push(measured);
    }
    return Object.fromEntries(
      Object.keys(subjects).map(name => [name, median(rounds.map(round => round[name]))]),
    );
  } finally {
    bare.stop();
    await Promise.all([apis.redis.stop(), apis.embedded.stop()]);
  }
}

/** @returns `{ microseconds }` of processor time a request, and `{ perSecond }` */
async function load({ pid, url, keys, etag }) {
  const before = cpuSeconds(pid);
  const { stdout } = await run(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', 'bench/load.lua', url],
    { env: { ...process.env, KEYS: keys.join(' '), ...(etag && { ETAG: etag }) } },
  ).catch(explainWrk);
  const [, requests, failed, seconds] = /^RESULT (\d+) (\d+) ([\d.]+)$/m.exec(stdout).map(Number);
  if (failed > 0) throw new Error(`${url}: ${failed} of ${requests} requests failed`);
  return { microseconds: (1e6 * (cpuSeconds(pid) - before)) / requests, perSecond: requests / seconds };
}

function explainWrk(error) {
  if (error.code !== 'ENOENT') throw error;
  throw new Error('The benchmark needs wrk (Debian: apt-get install wrk; macOS: brew install wrk).');
}

function median(rounds) {
  const sorted = [...rounds].sort((a, b) => a.microseconds - b.microseconds);
  return sorted[Math.floor(sorted.length / 2)];
}
