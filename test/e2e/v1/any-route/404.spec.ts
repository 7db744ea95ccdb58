import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each([
  '/api/v1',
  '/api/v1/',
  '/api/v1/nope',
  '/api/v1/games/',
  '/api/v1/Games',
  '/api/v1/games/catan/',
  '/api/v1/games/catan/expansions/',
  '/api/v1/games//expansions',
  '/api/v1//games',
  '/api/v1/games;x=1',
  '/api/v2/games',
  '/games',
  '//api/v1/games',
])('GET %s answers 404 not_found', async path => {
  const answer = await api.get(path);
  expect([answer.statusCode, problemIn(answer).code, problemIn(answer).title]).toEqual([
    404,
    'not_found',
    'Not found',
  ]);
});
