import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cursorIn, idsIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe.each([
  ['games', 'wingspan,unknown,azul', ['azul', 'wingspan']],
  ['expansions', 'wingspan-europe,unknown', ['wingspan-europe']],
  ['mechanics', 'trading,engine-building', ['engine-building', 'trading']],
  ['categories', 'unknown,economic', ['economic']],
  ['awards', 'unknown,as-dor', ['as-dor']],
  ['series', 'tiles,birds', ['birds', 'tiles']],
  ['publishers', 'kosmos', ['kosmos']],
  ['people', 'klaus-teuber,elizabeth-hargrave', ['elizabeth-hargrave', 'klaus-teuber']],
])('GET /%s?ids=%s', (list, ids, expected) => {
  it('returns only these records, in the order of the list, and leaves out unknown ids', async () => {
    expect(idsIn(await api.get(`/api/v1/${list}?ids=${ids}`))).toEqual(expected);
  });

  it('returns an empty page when all are unknown', async () => {
    expect(idsIn(await api.get(`/api/v1/${list}?ids=unknown,${'x'.repeat(200)}`))).toEqual([]);
  });
});

it('pages through ids in any order with one cursor', async () => {
  const cursor = cursorIn(await api.get('/api/v1/games?ids=azul,catan,senet&limit=2'));
  expect(idsIn(await api.get(`/api/v1/games?ids=senet,azul,catan&cursor=${cursor}`))).toEqual(['senet']);
});
