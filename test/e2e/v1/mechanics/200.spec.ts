import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cursorIn, idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /mechanics answers 200', () => {
  it('with the slug and the labels of each', async () => {
    expect((await api.get('/api/v1/mechanics')).json()).toEqual({
      data: [
        { id: 'engine-building', label: { en: 'engine-building' }, games: 1 },
        { id: 'trading', label: { en: 'trading' }, games: 1 },
      ],
      pagination: { nextCursor: null, hasMore: false },
    });
  });

  it('page by page', async () => {
    const first = await api.get('/api/v1/mechanics?limit=1');
    expect(pageIn(first).pagination).toEqual({ nextCursor: expect.any(String), hasMore: true });
    const second = await api.get(`/api/v1/mechanics?limit=1&cursor=${cursorIn(first)}`);
    expect(idsIn(second)).toEqual(['trading']);
  });
});
