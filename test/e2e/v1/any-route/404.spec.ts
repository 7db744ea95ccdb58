import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RESOURCES } from '#libs/catalog';
import { aLog } from '../../support/a-log.js';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

const { log, lines } = aLog();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ log })));
afterAll(() => api.close());

it.each([
  '/api/v1',
  '/api/v1/',
  '/api/v1/nope',
  '/api/v1/games/',
  '/api/v1/Games',
  '/api/v1/games/catan/',
  '/api/v1/games/catan/expansions/',
  '/api/v1/games//expansions',
  '/api/v1//games',
  '/api/v1/games;x=1',
  '/api/v2/games',
  '/games',
  '//api/v1/games',
])('GET %s answers 404 not_found', async path => {
  const answer = await api.get(path);
  expect([answer.statusCode, problemIn(answer).code, problemIn(answer).title]).toEqual([
    404,
    'not_found',
    'Not found',
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each(['/api/v1/games/', '/api/v1/games/catan/', '/api/v1/mechanics/'])(
  'GET %s is not found, and the answer says that paths have no trailing slash',
  async path => {
    const answer = await api.get(path, { 'request-id': path.replaceAll('/', '-') });
    const detail = `There is nothing at the path "${path}". Paths have no trailing slash.`;
    expect(problemIn(answer).detail).toBe(detail);
    const line = lines().find(({ requestId }) => requestId === path.replaceAll('/', '-'));
    expect(line?.route).toBe('(no route)');
  },
);

it('GET /games//expansions gets its path in the answer, and no advice about trailing slashes', async () => {
  const answer = await api.get('/api/v1/games//expansions');
  expect(problemIn(answer).detail).toBe('There is nothing at the path "/api/v1/games//expansions".');
});

it.each(RESOURCES)(
  'an unknown slug of %s gets the address at which its record can be looked for',
  async resource => {
    const { detail } = problemIn(await api.get(`/api/v1/${resource}/no-such-slug`));
    const [, address] = / (\/\S+)$/.exec(detail) ?? [];
    expect(address).toBe(`/suggest?type=${resource}&q=…`);
    expect((await api.get(`/api/v1${address!.replace('…', 'a')}`)).statusCode).toBe(200);
  },
);
