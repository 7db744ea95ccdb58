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
    aGame({ id: 'dice-of-teuber', name: { en: 'Dice of Teuber' }, editions: 1, designers: ['klaus-teuber'] }),
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
      {
        id: 'catan',
        type: 'games',
        title: 'Die Siedler von Catan',
        language: 'de',
        yearPublished: 1995,
      },
    ]);
  });

  it.each([
    ['engine builder', 'engine-building'],
    ['jeu a moteur', 'engine-building'],
    ['barter', 'trading'],
  ])('with the mechanic that players call %s', async (typed, id) => {
    expect(await suggest(`type=mechanics&q=${encodeURIComponent(typed)}`)).toMatchObject([
      { id, type: 'mechanics', language: null },
    ]);
    // Searched, never shown.
    const record = await api.get(`/api/v1/mechanics/${id}`);
    expect(record.json()).toEqual({ data: { id, label: { en: id }, games: 1 } });
    const unknown = await api.get(`/api/v1/mechanics/${encodeURIComponent(typed)}`);
    expect([unknown.statusCode, unknown.json<{ suggestions: string[] }>().suggestions]).toEqual([404, [id]]);
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
      { id: 'combat-2020', type: 'games', title: 'Combat', language: 'en', yearPublished: 2020 },
      { id: 'battleship', type: 'games', title: 'Combat', language: null, yearPublished: 2017 },
    ]);
  });

  it.each([
    ['expansions', 'seaf', { id: 'catan-seafarers', title: 'Catan: Seafarers', language: 'en' }],
    ['publishers', 'stone', { id: 'stonemaier-games', title: 'Stonemaier Games', language: null }],
    ['people', 'klaus', { id: 'klaus-teuber', title: 'Klaus Teuber', language: null }],
    ['mechanics', 'engine', { id: 'engine-building', title: 'engine-building', language: 'en' }],
    ['categories', 'anim', { id: 'animals', title: 'animals', language: 'en' }],
  ])('of %s, by their titles', async (type, q, row) => {
    expect(await suggest(`type=${type}&q=${q}`)).toEqual([{ ...row, type }]);
  });

  it.each([
    [
      'catan',
      'a title of its own before one that mentions it',
      ['catan', 'catan-seafarers', 'catan-cities-and-knights'],
    ],
    ['teuber', 'a person of two games before a game of one edition', ['klaus-teuber', 'dice-of-teuber']],
    ['klaus teuber', 'no list that has nothing', ['klaus-teuber']],
  ])('of all lists, %s: %s', async (q, _, ids) => {
    expect((await suggest(`type=all&q=${q}`)).map(row => (row as { id: string }).id)).toEqual(ids);
  });

  it('with as many as requested, and with none for a title that does not exist', async () => {
    expect(await suggest('q=ca&limit=1')).toHaveLength(1);
    expect(await suggest('q=qqqq')).toEqual([]);
    expect(await suggest('q=%21')).toEqual([]);
  });
});
