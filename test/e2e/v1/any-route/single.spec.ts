import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const SINGLES: [path: string, item: object, noun: string][] = [
  [
    'expansions/catan-seafarers',
    {
      id: 'catan-seafarers',
      name: { en: 'Catan: Seafarers' },
      yearPublished: 1997,
      languages: ['en'],
      players: { min: 3, max: 6 },
      series: null,
      externalIds: {},
      baseGame: 'catan',
    },
    'expansion',
  ],
  ['mechanics/trading', { id: 'trading', label: { en: 'trading' }, games: 1 }, 'mechanic'],
  ['categories/economic', { id: 'economic', label: { en: 'economic' }, games: 1 }, 'category'],
  ['publishers/kosmos', { id: 'kosmos', name: 'Kosmos', games: 2 }, 'publisher'],
  [
    'people/klaus-teuber',
    { id: 'klaus-teuber', name: 'Klaus Teuber', games: 1, roles: ['designer'] },
    'person',
  ],
];

describe.each(SINGLES)('GET /%s', (path, item, noun) => {
  it('answers with only the record', async () => {
    const answer = await api.get(`/api/v1/${path}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: item }]);
  });

  it('answers 404 to an unknown slug, also to a known one in another letter case', async () => {
    const [list = ''] = path.split('/');
    for (const slug of ['no-such-slug', path.split('/')[1]!.toUpperCase(), 'catan', 'x'.repeat(300)]) {
      const answer = await api.get(`/api/v1/${list}/${slug}`);
      expect([answer.statusCode, problemIn(answer).code]).toEqual([404, 'not_found']);
      expect(problemIn(answer).detail).toContain(`No ${noun} has the slug "${slug.slice(0, 200)}`);
    }
  });

  it('suggests the slug that was probably meant', async () => {
    const answer = await api.get(`/api/v1/${path.slice(0, -1)}`);
    expect(answer.json()).toMatchObject({ suggestions: [path.split('/')[1]] });
  });

  it('suggests it by the beginning of its slug', async () => {
    const [list, slug = ''] = path.split('/');
    const answer = await api.get(`/api/v1/${list}/${slug.slice(0, 4)}`);
    expect(answer.json<{ suggestions: string[] }>().suggestions).toContain(slug);
  });

  it('answers 400 to any parameter', async () => {
    expect((await api.get(`/api/v1/${path}?fields=id`)).statusCode).toBe(400);
  });
});
