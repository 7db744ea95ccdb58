import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../support/start-api.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { aGame } from '#libs/testing';

let api: TestApi;
const records = {
  ...FIXTURE,
  games: [
    ...FIXTURE.games!,
    aGame({ id: 'combat-2020', name: { en: 'Combat' }, yearPublished: 2020, editions: 0 }),
    aGame({ id: 'battleship', name: { en: 'Battleship' }, aliases: ['Combat', 'Broadside'], editions: 40 }),
  ],
};
beforeAll(async () => void (api = await startApi({ records })));
afterAll(() => api.close());
afterAll(() => api.close());

async function suggest(query: string): Promise<object[]> {
  const answer = await api.get(`/api/v1/suggest?${query}`);
  expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([200, ['data']]);
  return answer.json<{ data: object[] }>().data;
}

describe('GET /suggest answers 200', () => {
  it('with the title that matches best, its language and the year of a game', async () => {
    expect(await suggest('q=die%20sied')).toEqual([
      { id: 'catan', title: 'Die Siedler von Catan', language: 'de', yearPublished: 1995 },
    ]);
  });

  it('from one letter on, one row per record, in the order of the title search', async () => {
    const search = await api.get('/api/v1/games?q=c');
    const ids = search.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
    expect((await suggest('q=c')).map(row => (row as { id: string }).id)).toEqual(ids);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.slice(0, 2)).toEqual(['battleship', 'catan']);
  });

  it('with null for the language of a former title, which comes after an equal current one', async () => {
    expect(await suggest('q=combat')).toEqual([
      { id: 'combat-2020', title: 'Combat', language: 'en', yearPublished: 2020 },
      { id: 'battleship', title: 'Combat', language: null, yearPublished: 2017 },
    ]);
  });

  it.each([
    ['publishers', 'stone', { id: 'stonemaier-games', title: 'Stonemaier Games', language: null }],
    ['people', 'klaus', { id: 'klaus-teuber', title: 'Klaus Teuber', language: null }],
  ])('of %s, by their name', async (type, q, row) => {
    expect(await suggest(`type=${type}&q=${q}`)).toEqual([row]);
  });

  it('with as many as requested, and with none for a title that does not exist', async () => {
    expect(await suggest('q=ca&limit=1')).toHaveLength(1);
    expect(await suggest('q=qqqq')).toEqual([]);
    expect(await suggest('q=%21')).toEqual([]);
  });
});
