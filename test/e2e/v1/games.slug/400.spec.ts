import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each(['/api/v1/games/catan?limit=5', '/api/v1/games/catan?cursor=x', '/api/v1/games/nope?lang=de'])(
  'GET %s answers 400 before it looks for the game, since the route accepts only fields',
  async path => {
    const answer = await api.get(path);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_parameter']);
    expect(problemIn(answer).errors[0]).toMatchObject({
      code: 'unknown_parameter',
      detail: 'There is no such parameter here; possible are fields.',
    });
  },
);

it('GET /games/{slug} answers 400 to a field that games do not have', async () => {
  const answer = await api.get('/api/v1/games/catan?fields=name,titel');
  expect(answer.statusCode).toBe(400);
  expect(problemIn(answer).errors).toMatchObject([{ parameter: 'fields', code: 'not_one_of' }]);
});
