import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogUnavailable } from '#libs/catalog';
import { TestCatalog } from './support/a-catalog.js';
import { aLog } from './support/a-log.js';
import { FIXTURE } from './support/fixture-catalog.js';
import { startApi, type TestApi } from './support/start-api.js';

let catalog: TestCatalog;
let log: ReturnType<typeof aLog>;
let api: TestApi;
beforeEach(async () => {
  catalog = new TestCatalog();
  log = aLog();
  api = await startApi({ isDocumented: true, catalog, log: log.log });
});
afterEach(() => api.close());

describe('/health/live', () => {
  it('answers 200 without a key, whatever the engines do', async () => {
    catalog.failure = new CatalogUnavailable('engine unavailable');
    const answer = await api.request({ url: '/health/live' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'live' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('/status', () => {
  it.each([
    [
      'that the API works',
      true,
      undefined,
      'The API works.',
      /Catalog and search<\/td>\s*<td>\s*<span class="badge ok">Works/,
    ],
    [
      'what is wrong',
      true,
      'the engine does not answer',
      'answers some requests only',
      /Trouble<\/span> the engine does not answer/,
    ],
    [
      'that nothing is answered',
      false,
      undefined,
      'cannot answer requests',
      /Trouble<\/span> there is no catalog yet/,
    ],
  ] as const)('tells people %s', async (_, hasCatalog, failure, summary, part) => {
    if (hasCatalog) await catalog.promote(FIXTURE);
    if (failure !== undefined) catalog.failure = new Error(failure);
    const { statusCode, headers, body } = await api.request({ url: '/status' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<h1>Status</h1>');
    expect(body).toContain(summary);
    expect(body).toMatch(part);
  });

  it('tells which catalog is served, and is not for search engines', async () => {
    const none = await api.request({ url: '/status' });
    expect(none.body).not.toContain('The catalog was built');
    expect(none.headers['x-robots-tag']).toBe('noindex');
    await catalog.promote(FIXTURE);
    const { id, builtAt } = catalog.generations.current()!;
    const { body } = await api.request({ url: '/status' });
    const day = builtAt.toISOString().slice(0, 10);
    expect(body).toMatch(new RegExp(`The catalog was built [\\w ]+ ago, at ${day} \\d\\d:\\d\\d UTC`));
    expect(body).toContain(`<code>${id}</code>`);
  });
});

describe('/health/ready', () => {
  it('answers 200 when every part is ready', async () => {
    await catalog.promote(FIXTURE);
    const answer = await api.request({ url: '/health/ready' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ready',
      parts: { process: 'ok', catalog: 'ok', admission: 'ok' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 503 before the first catalog, and says to run the indexer', async () => {
    const answer = await api.request({ url: '/health/ready' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'service_unavailable',
      parts: { catalog: expect.stringContaining('run the indexer'), admission: 'ok' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 200 and "degraded" while the engine is unavailable, naming it: cached answers work', async () => {
    await catalog.promote(FIXTURE);
    catalog.failure = new Error('Elasticsearch does not answer');
    const answer = await api.request({ url: '/health/ready' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'degraded',
        parts: { process: 'ok', catalog: 'Elasticsearch does not answer', admission: 'ok' },
      },
    ]);
  });

  it('answers 503 if the engine was never reached, and logs which part it is', async () => {
    catalog.unreachable = true;
    catalog.failure = new Error('Elasticsearch does not answer');
    expect((await api.request({ url: '/health/ready' })).statusCode).toBe(503);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ reason: 'catalog: Elasticsearch does not answer' }),
    );
  });

  it('is logged only while it fails, and what fails again and again once, with how often', async () => {
    catalog.failure = new Error('Elasticsearch does not answer');
    catalog.unreachable = true;
    for (let times = 0; times < 5; times++) await api.request({ url: '/health/ready' });
    await catalog.promote(FIXTURE);
    [catalog.failure, catalog.unreachable] = [undefined, false];
    for (const url of ['/health/ready', '/health/live'])
      expect((await api.request({ url })).statusCode).toBe(200);
    const lines = log.lines().map(({ level, status, times }) => ({ level, status, times }));
    expect(lines.filter(({ status }) => status === 503)).toHaveLength(5);
    expect(lines.filter(({ status }) => status === 200)).toEqual([]);
    expect(lines.filter(({ level }) => level === 40)).toEqual([{ level: 40, status: undefined, times: 1 }]);
  });
});
