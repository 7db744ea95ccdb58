import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each([
  ['', 'q', 'missing_parameter'],
  ['q=', 'q', 'empty_parameter'],
  ['q=%20', 'q', 'empty_parameter'],
  [`q=${'a'.repeat(201)}`, 'q', 'too_long'],
  ['q=ca&limit=21', 'limit', 'out_of_range'],
  ['q=ca&limit=0', 'limit', 'out_of_range'],
  ['q=ca&type=boxes', 'type', 'not_one_of'],
  ['q=ca&cursor=x', 'cursor', 'unknown_parameter'],
])('GET /suggest?%s answers 400 to %s with the code %s', async (query, parameter, code) => {
  const answer = await api.get(`/api/v1/suggest?${query}`);
  expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_parameter']);
  expect(problemIn(answer).errors).toMatchObject([{ parameter, code }]);
});
