import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestCatalog } from '../../support/a-catalog.js';
import { aLog } from '../../support/a-log.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { startApi, type TestApi } from '../../support/start-api.js';

const catalog = new TestCatalog();
const { log, lines } = aLog();
let api: TestApi;
beforeAll(async () => {
  await catalog.promote(FIXTURE);
  api = await startApi({ catalog, log });
});
afterAll(() => api.close());

it('answers 500 with only the request id, logs the cause, and refunds the quota unit', async () => {
  const key = await api.admission.issueKey({ requestsPerMonth: 1 });
  catalog.failure = new Error('secret inside');
  const answer = await api.get('/api/v1/games', { authorization: `Bearer ${key}`, 'request-id': 'r-500' });
  catalog.failure = undefined;
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    type: 'https://api.example.test/errors/internal_error',
    code: 'internal_error',
    title: 'Internal error',
    status: 500,
    detail: 'Something went wrong on our side; the requestId helps to find out what.',
    instance: '/api/v1/games',
    requestId: 'r-500',
  });
  expect(answer.headers).not.toHaveProperty('ratelimit');
  expect(lines()).toContainEqual(
    expect.objectContaining({
      requestId: 'r-500',
      err: expect.objectContaining({ message: 'secret inside' }),
    }),
  );
  expect((await api.get('/api/v1/games', { authorization: `Bearer ${key}` })).statusCode).toBe(200);
});
