import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /awards answers 200', () => {
  it('with the slug, the labels and the country of each, and how many games won it', async () => {
    expect((await api.get('/api/v1/awards')).json()).toEqual({
      data: [
        { id: 'as-dor', label: { en: 'as-dor' }, country: 'FR', games: 0 },
        { id: 'kennerspiel', label: { en: 'kennerspiel' }, country: null, games: 1 },
      ],
      pagination: { nextCursor: null, hasMore: false },
    });
  });

  it('with a single award', async () => {
    expect((await api.get('/api/v1/awards/as-dor')).json()).toMatchObject({ data: { country: 'FR' } });
  });
});

it('shows the awards of a game, newest first, then by slug', async () => {
  const { data } = (await api.get('/api/v1/games/wingspan?fields=awards')).json<{ data: object }>();
  expect(data).toEqual({
    id: 'wingspan',
    awards: [
      { award: 'as-dor', year: 2020, result: 'recommended' },
      { award: 'as-dor', year: 2019, result: 'nominee' },
      { award: 'kennerspiel', year: 2019, result: 'winner' },
    ],
  });
});
