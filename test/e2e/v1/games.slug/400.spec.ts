import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each(['/api/v1/games/catan?limit=5', '/api/v1/games/catan?cursor=x', '/api/v1/games/nope?lang=de'])(
  'GET %s answers 400, since the route takes no parameter, before it looks for the game',
  async path => {
    const answer = await api.get(path);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_parameter']);
    expect(problemIn(answer).errors[0]).toMatchObject({
      code: 'unknown_parameter',
      detail: 'There is no such parameter here; this route takes none.',
    });
  },
);
