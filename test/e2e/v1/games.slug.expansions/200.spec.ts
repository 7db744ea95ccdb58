import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /games/{slug}/expansions answers 200', () => {
  it('with every expansion, ascending by slug, and no pagination', async () => {
    const answer = await api.get('/api/v1/games/catan/expansions');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: [
        {
          id: 'catan-cities-and-knights',
          name: { en: 'Catan: Cities & Knights' },
          yearPublished: 2020,
          languages: ['en'],
          players: { min: 0, max: 0 },
          series: null,
          externalIds: {},
          baseGame: 'catan',
        },
        {
          id: 'catan-seafarers',
          name: { en: 'Catan: Seafarers' },
          yearPublished: 1997,
          languages: ['en'],
          players: { min: 3, max: 6 },
          series: null,
          externalIds: {},
          baseGame: 'catan',
        },
      ],
    });
  });

  it('with an empty list for a game that has none', async () => {
    expect((await api.get('/api/v1/games/azul/expansions')).json()).toEqual({ data: [] });
  });
});
