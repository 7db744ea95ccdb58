import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp } from '../../../apps/api/src/index.js';
import type { RunningApp } from '../../../apps/api/src/index.js';
import { KeyRegistry, openAccountsDatabase } from '#libs/accounts';
import { SystemClock } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { loadConfig } from '#libs/config';
import { writeSource, aGame } from '#libs/testing';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { redisAt } from '../admission/open-test-redis.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { until } from '../../support/until.js';
import { realElasticsearch, realRedis } from '../../support/real-services.js';

const GAMES = '/api/v1/games';

describe('The API on Elasticsearch and Redis', () => {
  let elasticsearch: TcpProxy;
  let redis: TcpProxy;
  let indexed: IndexedCatalog;
  let key: string;
  let app: RunningApp;
  let dataDir: string;
  /** Every test needs its own store, because Redis records which database owns the publication. */
  let redisPrefix: string;

  beforeAll(async () => {
    indexed = await indexCatalog(await writeSource({ games: [aGame()] }));
  });

  afterAll(() => indexed.remove());

  beforeEach(async () => {
    elasticsearch = await TcpProxy.to(realElasticsearch());
    redis = await TcpProxy.to(realRedis());
    dataDir = await mkdtemp(join(tmpdir(), 'catalog-api-'));
    redisPrefix = `test-${randomUUID()}`;
    key = await issueKey(dataDir, redisPrefix);
  });

  afterEach(async () => {
    elasticsearch.restore();
    await app.close();
    elasticsearch.close();
    redis.close();
  });

  async function start({ prefix } = indexed, more: NodeJS.ProcessEnv = {}): Promise<void> {
    app = await createApp(
      loadConfig({
        ELASTICSEARCH_URL: `http://${elasticsearch.host}`,
        ELASTICSEARCH_PREFIX: prefix,
        ELASTICSEARCH_TIMEOUT_MS: '500',
        REDIS_URL: `redis://${redis.host}`,
        REDIS_PREFIX: redisPrefix,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        DRAIN_SECONDS: '0',
        MAX_EVENT_LOOP_DELAY_MS: '0',
        ...more,
      }),
    );
  }

  function get(url: string, apiKey = key) {
    return app.server.inject({ url, headers: { 'x-api-key': apiKey } });
  }

  /** Later than the first answer: searches in part need the titles, which are read in the background. */
  function untilReady(): Promise<void> {
    return until(async () => (await get('/health/ready')).json<{ status: string }>().status === 'ready');
  }

  describe('started while Elasticsearch is unavailable', () => {
    beforeEach(async () => {
      elasticsearch.cut();
      await start();
    });

    it('is alive, not ready, and answers 503 with Retry-After', async () => {
      expect((await get('/health/live')).statusCode).toBe(200);
      expect((await get('/health/ready')).statusCode).toBe(503);
      const answer = await get(GAMES);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'service_unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    });

    it('serves without a restart as soon as Elasticsearch is back', async () => {
      elasticsearch.restore();
      await until(async () => (await get(GAMES)).statusCode === 200);
      await untilReady();
    });
  });

  it('gives up when an answer does not come within the timeout, and recovers', async () => {
    await start();
    await until(async () => (await get(GAMES)).statusCode === 200);
    elasticsearch.hang();
    const began = performance.now();
    expect((await get(`${GAMES}?year=2017`)).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(3_000);
    elasticsearch.restore();
    await until(async () => (await get(`${GAMES}?year=2017`)).statusCode === 200);
  });

  it('stays in service while Elasticsearch is unavailable: it serves cached answers and is degraded', async () => {
    await start();
    await until(async () => (await get(GAMES)).statusCode === 200);
    await untilReady();
    elasticsearch.cut();
    await until(async () => (await get('/health/ready')).json<{ status: string }>().status === 'degraded');
    expect((await get('/health/ready')).statusCode).toBe(200);
    expect((await get(GAMES)).statusCode).toBe(200);
    expect((await get(`${GAMES}?year=1998`)).statusCode).toBe(503);
    elasticsearch.restore();
    await untilReady();
  });

  it('stays in service when Elasticsearch has lost its data: it serves cached answers and is degraded', async () => {
    const lost = await indexCatalog(await writeSource({ games: [aGame()] }));
    await start(lost);
    await until(async () => (await get(GAMES)).statusCode === 200);
    await untilReady();
    await lost.remove();
    await until(async () => (await get('/health/ready')).json<{ status: string }>().status !== 'ready');
    const readiness = await get('/health/ready');
    expect([readiness.statusCode, readiness.json()]).toMatchObject([
      200,
      { status: 'degraded', parts: { catalog: expect.stringContaining('has lost the current generation') } },
    ]);
    expect((await get(GAMES)).statusCode).toBe(200);
    expect((await get(`${GAMES}?year=1998`)).statusCode).toBe(503);
  });

  it('does not charge the month for answers that it could not give', async () => {
    await start();
    await until(async () => (await get(GAMES)).statusCode === 200);
    const before = remainingQuota(await get(GAMES));
    elasticsearch.cut();
    expect((await get(`${GAMES}?year=1999`)).statusCode).toBe(503);
    elasticsearch.restore();
    await until(async () => (await get(`${GAMES}?year=1999`)).statusCode === 200);
    // Refunds come after their answers, and each of these requests costs one unit itself.
    let looks = 1;
    await until(async () => remainingQuota(await get(GAMES)) === before - ++looks);
  });

  it('accepts no key before Redis answers, and serves without a restart after that', async () => {
    redis.cut();
    await start();
    expect((await get(GAMES)).statusCode).toBe(503);
    expect((await get('/health/ready')).statusCode).toBe(503);
    redis.restore();
    await until(async () => (await get(GAMES)).statusCode === 200);
  });

  it('waits for Redis as long as it was told to', async () => {
    await start(indexed, { REDIS_TIMEOUT_MS: '3000' });
    await untilReady();
    redis.hang();
    const began = performance.now();
    expect((await get(GAMES)).statusCode).toBe(503);
    expect(performance.now() - began).toBeGreaterThan(2_000);
  });

  it('still accepts a verified key while Redis is unavailable, and no other', async () => {
    await start();
    await until(async () => (await get(GAMES)).statusCode === 200);
    await untilReady();
    const other = await issueKey(dataDir, redisPrefix);
    redis.cut();
    expect((await get(GAMES)).statusCode).toBe(200);
    expect((await get(GAMES, other)).statusCode).toBe(503);
    const readiness = await get('/health/ready');
    expect([readiness.statusCode, readiness.json()]).toMatchObject([200, { status: 'degraded' }]);
  });

  it('refuses a key within a second of its revocation', async () => {
    await start();
    await until(async () => (await get(GAMES)).statusCode === 200);
    await withRegistry(dataDir, redisPrefix, registry => registry.revoke(key.slice(4, 14)));
    expect((await get(GAMES)).statusCode).toBe(401);
  });
});

function remainingQuota(answer: { headers: Record<string, unknown> }): number {
  return Number(/"month";r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
}

async function issueKey(dataDir: string, prefix: string): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  return withRegistry(
    dataDir,
    prefix,
    async registry => (await registry.create({ email, name: 'test', plan: 'scale' })).key,
  );
}

async function withRegistry<T>(
  dataDir: string,
  prefix: string,
  work: (registry: KeyRegistry) => Promise<T>,
): Promise<T> {
  const database = await openAccountsDatabase(loadConfig({ DATA_DIR: dataDir }).databaseUrl);
  const engine = await openRedisAdmission({ ...redisAt(realRedis()), prefix });
  try {
    return await work(new KeyRegistry({ database, engine, clock: new SystemClock() }));
  } finally {
    await engine.close();
    await database.destroy();
  }
}
