import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each(['limit=5', 'cursor=x', 'year=2019'])(
  'GET /games/{slug}/editions answers 400 to ?%s',
  async query => {
    const answer = await api.get(`/api/v1/games/catan/editions?${query}`);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_parameter']);
  },
);
