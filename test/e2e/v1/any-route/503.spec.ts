import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { CatalogUnavailable } from '#libs/catalog';
import { mintApiKey } from '#libs/admission';
import { TestCatalog } from '../../support/a-catalog.js';
import { aLog } from '../../support/a-log.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { PATHS } from '../../support/operations.js';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
let log: ReturnType<typeof aLog>;
beforeEach(async () => {
  catalog = new TestCatalog();
  log = aLog();
  api = await startApi({
    isDocumented: true,
    catalog,
    log: log.log,
    environment: { MAX_CONCURRENT_REQUESTS: '3' },
  });
});
afterEach(() => api.close());

describe('the API answers 503', () => {
  it.each(PATHS)('on %s before the first catalog, and says to run the indexer', async path => {
    const answer = await api.get(path);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([503, 'service_unavailable']);
    expect(problemIn(answer).detail).toContain('run the indexer');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  it.each(['engine unavailable', 'timed out', 'partial answer', 'overloaded'] as const)(
    'only while the engine says "%s"',
    async reason => {
      await catalog.promote(FIXTURE);
      catalog.failure = new CatalogUnavailable(reason, { cause: new Error('vendor detail') });
      const answer = await api.get('/api/v1/games');
      expect([answer.statusCode, problemIn(answer).code]).toEqual([503, 'service_unavailable']);
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(answer.body).not.toContain('vendor');
      catalog.failure = undefined;
      expect((await api.get('/api/v1/games')).statusCode).toBe(200);
    },
  );

  it('before the engine was reached for the first time, only to requests with a key', async () => {
    catalog.unreachable = true;
    const conditional = { 'if-none-match': 'W/"x"' };
    expect((await api.get('/api/v1/games', conditional)).statusCode).toBe(503);
    expect((await api.get('/api/v1/games', { ...conditional, authorization: undefined })).statusCode).toBe(
      401,
    );
  });

  it('but still serves cached answers', async () => {
    await catalog.promote(FIXTURE);
    await api.get('/api/v1/games');
    catalog.failure = new CatalogUnavailable('engine unavailable');
    expect((await api.get('/api/v1/games')).statusCode).toBe(200);
  });

  it('to every key while the key store lacks its data, with details in the log and in readiness', async () => {
    await catalog.promote(FIXTURE);
    expect((await api.get('/api/v1/games')).statusCode).toBe(200);
    await api.admission.loseData();
    for (const key of [api.key, mintApiKey().key]) {
      const answer = await api.get('/api/v1/games', { authorization: `Bearer ${key}` });
      expect([answer.statusCode, problemIn(answer).code]).toEqual([503, 'service_unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    }
    const ready = await api.request({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { parts: { admission: expect.stringContaining('keys publish') } },
    ]);
    expect(log.text()).toContain('is empty or lost its data');
  });

  it('and refunds the quota unit', async () => {
    await catalog.promote(FIXTURE);
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    catalog.failure = new CatalogUnavailable('timed out');
    await api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    catalog.failure = undefined;
    expect((await api.get('/api/v1/games', { authorization: `Bearer ${key}` })).statusCode).toBe(200);
  });
});

describe('while the maximum number of requests is in progress, the API', () => {
  let letAnswer: () => void;
  let working: Promise<LightMyRequestResponse[]>;
  beforeEach(async () => {
    await catalog.promote(FIXTURE);
    catalog.gate = new Promise(resolve => (letAnswer = resolve));
    working = Promise.all([1, 2, 3].map(limit => api.get(`/api/v1/games?limit=${limit}`)));
    while (catalog.asked < 3) await new Promise(setImmediate);
  });
  afterEach(async () => {
    letAnswer();
    expect((await working).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('answers 503 at once to any request, before it checks the key', async () => {
    for (const path of ['/api/v1/games', '/api/v1/nope', '/openapi.json']) {
      const answer = await api.get(path, { authorization: undefined });
      expect([answer.statusCode, problemIn(answer).code]).toEqual([503, 'service_unavailable']);
      expect(answer.headers).toMatchObject({ 'retry-after': '1', 'access-control-allow-origin': '*' });
    }
  });

  it('charges nothing for it', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    const authorization = `Bearer ${key}`;
    await api.get('/api/v1/games', { authorization });
    letAnswer();
    await working;
    expect((await api.get('/api/v1/games', { authorization })).statusCode).toBe(200);
  });

  it('still answers health checks', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect((await api.request({ url: path })).statusCode).toBe(200);
  });

  it('accepts the next request as soon as one is answered', async () => {
    expect((await api.get('/api/v1/games?limit=4')).statusCode).toBe(503);
    letAnswer();
    await working;
    expect((await api.get('/api/v1/games?limit=4')).statusCode).toBe(200);
  });

  it('logs it once, not every time', async () => {
    for (const limit of [4, 5, 6, 7]) await api.get(`/api/v1/games?limit=${limit}`);
    const warnings = log.lines().filter(({ reason }) => reason === 'too many requests at once');
    expect(warnings).toHaveLength(1);
  });
});
