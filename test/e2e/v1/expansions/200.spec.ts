import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /expansions answers 200', () => {
  it('with every field of every expansion, its base game included', async () => {
    const { data } = pageIn(await api.get('/api/v1/expansions'));
    expect(data).toHaveLength(3);
    for (const expansion of data)
      expect(Object.keys(expansion)).toEqual([
        'id',
        'name',
        'yearPublished',
        'languages',
        'baseGame',
        'players',
        'series',
        'externalIds',
      ]);
  });

  it.each([
    ['', ['catan-cities-and-knights', 'catan-seafarers', 'wingspan-europe']],
    ['?baseGame=catan', ['catan-cities-and-knights', 'catan-seafarers']],
    ['?baseGame=nope', []],
    ['?series=birds', ['wingspan-europe']],
    ['?boardgamegeek=900002', ['wingspan-europe']],
    ['?wikidata=Q900002,Q1', ['wingspan-europe']],
    ['?year=1997', ['catan-seafarers']],
    ['?language=PL', ['wingspan-europe']],
    ['?baseGame=catan&year=2020', ['catan-cities-and-knights']],
    ['?limit=1', ['catan-cities-and-knights']],
    ['?q=europaen', ['wingspan-europe']],
    ['?q=catan', ['catan-seafarers', 'catan-cities-and-knights']],
    ['?q=catan&year=2020', ['catan-cities-and-knights']],
    ['?sort=year', ['catan-seafarers', 'catan-cities-and-knights', 'wingspan-europe']],
    ['?sort=-year', ['catan-cities-and-knights', 'wingspan-europe', 'catan-seafarers']],
    ['?yearFrom=1998', ['catan-cities-and-knights', 'wingspan-europe']],
    ['?yearTo=1998', ['catan-seafarers']],
  ])('listing the right ones for %s', async (query, expected) => {
    expect(idsIn(await api.get(`/api/v1/expansions${query}`))).toEqual(expected);
  });

  it('marking titles that match a part of the query, page by page', async () => {
    const first = await api.get('/api/v1/expansions?q=catan%20seafarers%20deutsch&limit=1');
    expect([first.json(), idsIn(first)]).toMatchObject([{ partial: true }, ['catan-seafarers']]);
  });

  it('suggesting records of other lists on an empty page', async () => {
    const answer = await api.get('/api/v1/expansions?q=hargrave');
    expect(answer.json()).toMatchObject({
      data: [],
      suggestions: [{ id: 'elizabeth-hargrave', type: 'people' }],
    });
  });
});
