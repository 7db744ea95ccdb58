import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

async function dataOf(path: string): Promise<unknown> {
  return (await api.get(`/api/v1/${path}`)).json<{ data: unknown }>().data;
}

describe('GET /series answers 200', () => {
  it('with the slug and the labels of each, and how many games belong to it', async () => {
    expect(await dataOf('series')).toEqual([
      { id: 'birds', label: { en: 'birds' }, games: 1 },
      { id: 'tiles', label: { en: 'tiles' }, games: 0 },
    ]);
  });

  it('with a single series', async () => {
    expect(await dataOf('series/birds')).toEqual({ id: 'birds', label: { en: 'birds' }, games: 1 });
  });
});

it('shows the series of a game and of its expansions, and the earlier games that it is built on', async () => {
  expect(await dataOf('games/wingspan')).toMatchObject({
    series: 'birds',
    reimplements: ['azul', 'senet'],
    expansions: [{ id: 'wingspan-europe', series: 'birds' }],
  });
});

it('shows no series where a record belongs to none', async () => {
  expect(await dataOf('games/catan')).toMatchObject({ series: null, reimplements: [] });
  expect(await dataOf('expansions/catan-seafarers')).toMatchObject({ series: null });
});
