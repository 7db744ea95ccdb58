import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cursorIn, problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each([
  ['q=', 'empty_parameter'],
  ['basegame=catan', 'unknown_parameter'],
  ['year=x', 'not_an_integer'],
  ['language=', 'empty_parameter'],
  ['ids=a,', 'empty_value'],
  ['sort=editions', 'not_one_of'],
  ['fields=publisher', 'not_one_of'],
  ['facets=language', 'unknown_parameter'],
  ['designer=klaus-teuber', 'unknown_parameter'],
  [`baseGame=${'a'.repeat(201)}`, 'too_long'],
])('GET /expansions answers 400 to ?%s with the code %s', async (query, code) => {
  const answer = await api.get(`/api/v1/expansions?${query}`);
  expect(answer.statusCode).toBe(400);
  expect(problemIn(answer).errors).toMatchObject([{ code }]);
});

it('GET /expansions answers 400 to the cursor of another order', async () => {
  const cursor = cursorIn(await api.get('/api/v1/expansions?limit=1&sort=year'));
  for (const query of ['', '&sort=-year']) {
    const answer = await api.get(`/api/v1/expansions?limit=1&cursor=${cursor}${query}`);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_cursor']);
  }
});
