import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cursorIn, idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /categories answers 200', () => {
  it('with the slug and the labels of each', async () => {
    expect((await api.get('/api/v1/categories')).json()).toEqual({
      data: [
        { id: 'animals', label: { en: 'animals' }, games: 1 },
        { id: 'economic', label: { en: 'economic' }, games: 1 },
      ],
      pagination: { nextCursor: null, hasMore: false },
    });
  });

  it('page by page', async () => {
    const first = await api.get('/api/v1/categories?limit=1');
    expect(pageIn(first).pagination).toEqual({ nextCursor: expect.any(String), hasMore: true });
    const second = await api.get(`/api/v1/categories?limit=1&cursor=${cursorIn(first)}`);
    expect(idsIn(second)).toEqual(['economic']);
  });
});
