import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /games/{slug}/editions answers 200', () => {
  it('with every edition by year, unknown ones last, its unknown parts null or 0, and no pagination', async () => {
    const answer = await api.get('/api/v1/games/wingspan/editions');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: [
        {
          title: 'Wingspan',
          languages: ['en'],
          publisher: 'Stonemaier Games',
          publisherId: 'stonemaier-games',
          yearPublished: 2019,
        },
        { title: null, languages: ['de'], publisher: 'Kosmos', publisherId: 'kosmos', yearPublished: 0 },
      ],
    });
  });

  it('with as many as the game counts', async () => {
    const game = await api.get('/api/v1/games/wingspan?fields=editions');
    expect(game.json()).toEqual({ data: { id: 'wingspan', editions: 2 } });
  });

  it('with an empty list for a game of which the number alone is known', async () => {
    expect((await api.get('/api/v1/games/catan/editions')).json()).toEqual({ data: [] });
  });
});
