import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

const UNKNOWN = { yearPublished: null, editions: null, players: null, playtime: null, minAge: null };

let api: TestApi;
beforeAll(async () => {
  const catalog = new TestCatalog();
  await catalog.promote({ games: [aGame(), aGame({ id: 'lost', name: { en: 'Lost' }, ...UNKNOWN })] });
  api = await startApi({ catalog });
});
afterAll(() => api.close());

describe('a game without known numbers', () => {
  it('has 0 for each of them', async () => {
    expect(pageIn(await api.get('/api/v1/games?q=lost')).data).toMatchObject([
      {
        id: 'lost',
        yearPublished: 0,
        editions: 0,
        players: { min: 0, max: 0 },
        playtime: { min: 0, max: 0 },
        minAge: 0,
      },
    ]);
  });

  it.each([1, 2, 4, 999])('is not found among the games for %d players', async players => {
    expect(idsIn(await api.get(`/api/v1/games?players=${players}`))).not.toContain('lost');
  });
});
