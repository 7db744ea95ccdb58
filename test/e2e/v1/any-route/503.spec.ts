import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogUnavailable } from '#libs/catalog';
import { TestCatalog } from '../../support/a-catalog.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { PATHS } from '../../support/operations.js';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
beforeEach(async () => {
  catalog = new TestCatalog();
  api = await startApi({ catalog });
});
afterEach(() => api.close());

describe('the API answers 503', () => {
  it.each(PATHS)('on %s before the first catalog, telling to run the indexer', async path => {
    const answer = await api.get(path);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([503, 'service_unavailable']);
    expect(problemIn(answer).detail).toContain('run the indexer');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  it.each(['engine away', 'timed out', 'partial answer', 'overloaded'] as const)(
    'while the engine says "%s", and not a moment longer',
    async reason => {
      await catalog.publish(FIXTURE);
      catalog.failure = new CatalogUnavailable(reason, { cause: new Error('vendor detail') });
      const answer = await api.get('/api/v1/games');
      expect([answer.statusCode, problemIn(answer).code]).toEqual([503, 'service_unavailable']);
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(answer.body).not.toContain('vendor');
      catalog.failure = undefined;
      expect((await api.get('/api/v1/games')).statusCode).toBe(200);
    },
  );

  it('before the engine was reached for the first time, to those with a key only', async () => {
    catalog.unreachable = true;
    const conditional = { 'if-none-match': 'W/"x"' };
    expect((await api.get('/api/v1/games', conditional)).statusCode).toBe(503);
    expect((await api.get('/api/v1/games', { ...conditional, authorization: undefined })).statusCode).toBe(
      401,
    );
  });

  it('but goes on serving what it has in memory', async () => {
    await catalog.publish(FIXTURE);
    await api.get('/api/v1/games');
    catalog.failure = new CatalogUnavailable('engine away');
    expect((await api.get('/api/v1/games')).statusCode).toBe(200);
  });

  it('and gives the quota unit back', async () => {
    await catalog.publish(FIXTURE);
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    catalog.failure = new CatalogUnavailable('timed out');
    await api.get('/api/v1/games', { authorization: `Bearer ${key}` });
    catalog.failure = undefined;
    expect((await api.get('/api/v1/games', { authorization: `Bearer ${key}` })).statusCode).toBe(200);
  });
});
