import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /games/{slug} answers 200', () => {
  it('with the complete game, its names resolved and its languages in order', async () => {
    const answer = await api.get('/api/v1/games/catan');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: {
        id: 'catan',
        name: { en: 'Catan', de: 'Die Siedler von Catan', it: 'I coloni di Catan' },
        description: { en: 'Players lay colored tiles in patterns.' },
        yearPublished: 1995,
        editions: 30,
        players: { min: 3, max: 4 },
        playtime: { min: 30, max: 45 },
        minAge: 8,
        complexity: 0,
        languages: ['de', 'en', 'fr'],
        publisher: 'Kosmos',
        publisherId: 'kosmos',
        designers: ['Klaus Teuber'],
        designerIds: ['klaus-teuber'],
        illustrators: ['Michael Menzel'],
        illustratorIds: ['michael-menzel'],
        categories: ['economic'],
        mechanics: ['trading'],
        awards: [],
        series: null,
        reimplements: [],
        externalIds: { boardgamegeek: '13' },
        expansions: [
          {
            id: 'catan-cities-and-knights',
            name: { en: 'Catan: Cities & Knights' },
            yearPublished: 2020,
            languages: ['en'],
            players: { min: 0, max: 0 },
            series: null,
            externalIds: {},
          },
          {
            id: 'catan-seafarers',
            name: { en: 'Catan: Seafarers' },
            yearPublished: 1997,
            languages: ['en'],
            players: { min: 3, max: 6 },
            series: null,
            externalIds: {},
          },
        ],
      },
    });
    expect(Object.keys(itemIn(answer).name as object)).toEqual(['en', 'de', 'it']);
  });

  it('with null for an unknown publisher, and empty lists, never null, for the rest', async () => {
    const game = itemIn(await api.get('/api/v1/games/senet'));
    expect(game).toMatchObject({ publisher: null, designers: [], illustrators: [], expansions: [] });
    expect(game).toMatchObject({ publisherId: null, designerIds: [], illustratorIds: [] });
  });

  it('to a slug that is needlessly percent-escaped', async () => {
    expect(itemIn(await api.get('/api/v1/games/c%61tan')).id).toBe('catan');
  });
});
