import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cpuSeconds } from './cpu-time.mjs';
import { createKeys, startApi } from './start-api.mjs';
import { startBare } from './start-bare.mjs';
import { median } from './timed-request.mjs';

const run = promisify(execFile);

const PAGE = '/api/v1/games?limit=20';
/** Many short rounds: another load on the machine then meets all servers alike. */
const SECONDS = 2;
const ROUNDS = 15;
/**
 * Not measured: after the start the titles are read in the background, and the code is compiled while it is used. A
 * service runs for weeks.
 */
const READING_MS = 15_000;
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 10;
/** A key allows 1,000 requests a second. */
const KEYS = 40;

/**
 * What a cached list page takes, by server: processor time of the process a request, requests a second, and the processor time
 * divided by that of the bare route in the same round. Each is the median of rounds in which the servers take turns.
 * The client is wrk, which needs a fraction of what the server does: it never sets the limit.
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
  const redis = { ...apis.redis, url: apis.redis.base + PAGE, keys: keys.redis };
  const memory = { ...apis.embedded, url: apis.embedded.base + PAGE, keys: keys.embedded };
  const { body, headers, etag } = await readPage(redis);
  const bare = await startBare({ ...embedded, REDIS_URL, PAGE: body, HEADERS: JSON.stringify(headers) });
  const subjects = {
    // It gets the same requests, and reads no key.
    bare: { ...bare, url: `${bare.base}/page`, keys: keys.redis },
    redis,
    embedded: memory,
    'redis 304': { ...redis, etag },
    // Each server signs cursors with its own secret, so that its tags are its own as well.
    'embedded 304': { ...memory, etag: (await readPage(memory)).etag },
  };
  try {
    await delay(READING_MS);
    for (const name of ['redis 304', 'embedded 304']) await expect304(subjects[name]);
    for (const subject of Object.values(subjects)) await load(subject, WARM_UP_SECONDS);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(subjects));
    return Object.fromEntries(
      Object.keys(subjects).map(name => [name, medians(rounds.map(round => round[name]))]),
    );
  } finally {
    bare.stop();
    await Promise.all([apis.redis.stop(), apis.embedded.stop()]);
  }
}

/** Header fields of the connection and of the length: Node writes these by itself. */
const WRITTEN_BY_NODE = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** As wrk gets it, which accepts no compressed form. @returns its `{ body, headers, etag }` */
async function readPage({ url, keys }) {
  const response = await fetch(url, { headers: { 'x-api-key': keys[0], 'accept-encoding': 'identity' } });
  const fields = [...response.headers].filter(([name]) => !WRITTEN_BY_NODE.has(name));
  return {
    body: await response.text(),
    headers: Object.fromEntries(fields),
    etag: response.headers.get('etag'),
  };
}

/** wrk does not tell a 304 from a 200. */
async function expect304({ url, keys, etag }) {
  const { status } = await fetch(url, { headers: { 'x-api-key': keys[0], 'if-none-match': etag } });
  if (status !== 304) throw new Error(`${url} answers ${status} where a 304 is to be measured`);
}

/** @returns by name `{ microseconds, perSecond, ratio }`, `ratio` to the bare route */
async function measureRound(subjects) {
  const measured = {};
  for (const [name, subject] of Object.entries(subjects)) {
    const { microseconds, perSecond } = await load(subject, SECONDS);
    const bare = measured.bare?.microseconds ?? microseconds;
    measured[name] = { microseconds, perSecond, ratio: microseconds / bare };
  }
  return measured;
}

/** @returns `{ microseconds }` of processor time a request, and `{ perSecond }` */
async function load({ pid, url, keys, etag }, seconds) {
  const before = cpuSeconds(pid);
  const { stdout } = await run(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', 'bench/load.lua', url],
    { env: { ...process.env, KEYS: keys.join(' '), ...(etag && { ETAG: etag }) } },
  ).catch(explainWrk);
  const [, requests, failed, took] = /^RESULT (\d+) (\d+) ([\d.]+)$/m.exec(stdout).map(Number);
  if (failed > 0) throw new Error(`${url}: ${failed} of ${requests} requests failed`);
  return { microseconds: (1e6 * (cpuSeconds(pid) - before)) / requests, perSecond: requests / took };
}

function explainWrk(error) {
  if (error.code !== 'ENOENT') throw error;
  throw new Error('The benchmark needs wrk (Debian: apt-get install wrk; macOS: brew install wrk).');
}

/** The median of each figure. */
function medians(rounds) {
  return Object.fromEntries(
    Object.keys(rounds[0]).map(figure => [figure, median(rounds.map(round => round[figure]))]),
  );
}
