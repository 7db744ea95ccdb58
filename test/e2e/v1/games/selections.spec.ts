import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cursorIn, idsIn, itemIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const games = (query: string) => api.get(`/api/v1/games?${query}`);

describe('GET /games in another order', () => {
  it.each([
    ['sort=year', ['senet', 'catan', 'carcassonne', 'azul', 'take-it-easy', 'wingspan']],
    ['sort=-year', ['wingspan', 'azul', 'take-it-easy', 'carcassonne', 'catan', 'senet']],
    ['sort=editions', ['azul', 'senet', 'take-it-easy', 'wingspan', 'carcassonne', 'catan']],
    ['sort=-editions', ['catan', 'carcassonne', 'azul', 'senet', 'take-it-easy', 'wingspan']],
    ['sort=-year&players=4', ['wingspan', 'azul', 'take-it-easy', 'carcassonne', 'catan']],
    ['sort=year&q=ca', ['catan', 'carcassonne']],
    ['sort=-year&q=ca', ['carcassonne', 'catan']],
  ])('%s: equal values by slug, ascending', async (query, expected) => {
    expect(idsIn(await games(query))).toEqual(expected);
  });

  it.each(['sort=-editions', 'sort=year&players=2', 'sort=-year&q=ca'])(
    '%s: the same order page by page',
    async query => {
      const whole = idsIn(await games(query));
      const first = await games(`${query}&limit=1`);
      const rest = await games(`${query}&cursor=${cursorIn(first)}`);
      expect([...idsIn(first), ...idsIn(rest)]).toEqual(whole);
    },
  );
});

describe('GET /games with fields', () => {
  it('returns only these members, in the usual order, and always id', async () => {
    const { data } = pageIn(await games('fields=mechanics,name&limit=2'));
    for (const game of data) expect(Object.keys(game)).toEqual(['id', 'name', 'mechanics']);
  });

  it('does so for a single game, and for expansions', async () => {
    const game = itemIn(await api.get('/api/v1/games/catan?fields=editions,yearPublished'));
    expect(game).toEqual({ id: 'catan', yearPublished: 1995, editions: 30 });
    const { data } = pageIn(await api.get('/api/v1/expansions?fields=baseGame&limit=1'));
    expect(data).toEqual([{ id: 'catan-cities-and-knights', baseGame: 'catan' }]);
  });

  it('accepts a cursor of a page with other fields', async () => {
    const cursor = cursorIn(await games('fields=name&limit=5'));
    expect(pageIn(await games(`fields=id&cursor=${cursor}`)).data).toEqual([{ id: 'wingspan' }]);
  });
});

describe('GET /games with counts', () => {
  it.each([
    ['count=true&limit=1', 6],
    ['count=true&players=2', 5],
    ['count=true&players=2&yearFrom=2018', 1],
    ['count=true&q=ca', 2],
    ['count=true&q=%21', 0],
    ['count=true&mechanic=unknown', 0],
    ['count=true&q=one%20two%20three%20four%20five%20six%20seven%20eight', 0],
  ])('?%s: %i in total', async (query, total) => {
    expect(pageIn(await games(query)).pagination).toMatchObject({ total });
  });

  it('has the same total on every page, and none when it is not requested', async () => {
    const first = await games('count=true&limit=4');
    const second = await games(`count=true&limit=4&cursor=${cursorIn(first)}`);
    expect(pageIn(second).pagination).toEqual({ nextCursor: null, hasMore: false, total: 6 });
    expect(Object.keys(pageIn(await games('')).pagination)).toEqual(['nextCursor', 'hasMore']);
  });

  it.each(['expansions', 'mechanics', 'categories', 'publishers', 'people'])('counts %s', async list => {
    const { data, pagination } = pageIn(await api.get(`/api/v1/${list}?count=true`));
    expect(pagination).toMatchObject({ total: data.length });
  });

  it('counts the values of fields over all matches, the most frequent first, then by value', async () => {
    const answer = await games('facets=publisher,language&limit=1&players=4');
    const { facets } = answer.json<{ facets: object }>();
    expect(Object.entries(facets)).toEqual([
      [
        'language',
        [
          { value: 'en', count: 5 },
          { value: 'de', count: 2 },
          { value: 'fr', count: 1 },
        ],
      ],
      [
        'publisher',
        [
          { value: 'kosmos', count: 1 },
          { value: 'stonemaier-games', count: 1 },
        ],
      ],
    ]);
  });

  it('counts on any page of a walk that asks for it, whatever the pages before it asked for', async () => {
    const first = await games('limit=2');
    const counted = await games(`limit=2&count=true&facets=language&cursor=${cursorIn(first)}`);
    const last = await games(`limit=2&cursor=${cursorIn(counted)}`);
    expect(counted.json()).toMatchObject({
      pagination: { total: 6 },
      facets: { language: expect.any(Array) },
    });
    expect(Object.keys(last.json())).toEqual(['data', 'pagination']);
    expect([first, counted, last].flatMap(idsIn)).toEqual(idsIn(await games('limit=50')));
  });

  it('counts the same on a later page, and with a title search', async () => {
    const first = await games('facets=designer&limit=1&q=ca');
    const second = await games(`facets=designer&limit=1&q=ca&cursor=${cursorIn(first)}`);
    expect(second.json<{ facets: object }>().facets).toEqual({
      designer: [{ value: 'klaus-teuber', count: 1 }],
    });
  });

  it('returns empty lists where nothing matches', async () => {
    for (const query of ['q=%21', 'category=unknown'])
      expect((await games(`facets=mechanic,designer&${query}`)).json<object>()).toMatchObject({
        facets: { mechanic: [], designer: [] },
      });
  });
});
