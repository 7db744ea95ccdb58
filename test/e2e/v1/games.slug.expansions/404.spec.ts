import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('GET /games/{slug}/expansions answers 404 naming the slug that no game has', async () => {
  const answer = await api.get('/api/v1/games/no-such-game/expansions');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    code: 'not_found',
    detail: 'No game has the slug "no-such-game". To search by name: /suggest?type=games&q=…',
  });
});
