import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each([
  ['q=x', 'unknown_parameter'],
  ['limit=51', 'out_of_range'],
])('GET /categories answers 400 to ?%s with the code %s', async (query, code) => {
  const answer = await api.get(`/api/v1/categories?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(problemIn(answer).errors).toMatchObject([{ code }]);
});
