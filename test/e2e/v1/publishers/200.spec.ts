import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /publishers answers 200', () => {
  it('with slug, name and games of each, those of which it published an edition included', async () => {
    expect(pageIn(await api.get('/api/v1/publishers')).data).toEqual([
      { id: 'kosmos', name: 'Kosmos', games: 2 },
      { id: 'stonemaier-games', name: 'Stonemaier Games', games: 1 },
    ]);
  });

  it.each([
    ['stonemeier', ['stonemaier-games']],
    ['kosm', ['kosmos']],
    ['catan', []],
  ])('searching for %s', async (q, expected) => {
    expect(idsIn(await api.get(`/api/v1/publishers?q=${q}`))).toEqual(expected);
  });
});
