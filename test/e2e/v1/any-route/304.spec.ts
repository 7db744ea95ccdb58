import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { PATHS } from '../../support/operations.js';
import { cursorIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
beforeEach(async () => {
  catalog = new TestCatalog();
  await catalog.publish(FIXTURE);
  api = await startApi({ catalog });
});
afterEach(() => api.close());

async function tagOf(path: string): Promise<string> {
  return String((await api.get(path)).headers.etag);
}

describe('the API answers 304', () => {
  it.each(PATHS)('on %s to the tag of its last answer, without a body', async path => {
    const answer = await api.get(path, { 'if-none-match': await tagOf(path) });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers).toMatchObject({
      etag: await tagOf(path),
      'cache-control': 'private, max-age=60',
      vary: 'Authorization, X-API-Key, Accept-Encoding',
      'catalog-generation': catalog.current()!.id,
      ratelimit: expect.any(String),
    });
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers).not.toHaveProperty('content-length');
  });

  it('to HEAD, without a length', async () => {
    const headers = { authorization: `Bearer ${api.key}`, 'if-none-match': await tagOf('/api/v1/games') };
    const answer = await api.request({ method: 'HEAD', url: '/api/v1/games', headers });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).not.toHaveProperty('content-length');
  });

  it.each([
    ['a list that holds the tag', (tag: string) => `"other", ${tag}, W/"more"`, 304],
    ['the strong form of the tag', (tag: string) => tag.replace('W/', ''), 304],
    ['*', () => '*', 304],
    ['another tag', () => 'W/"0123456789012345678901"', 200],
    ['the tag without its quotes', (tag: string) => tag.replace(/W\/|"/g, ''), 200],
  ])('or not, to %s', async (_what, listed, status) => {
    const tag = await tagOf('/api/v1/games');
    expect((await api.get('/api/v1/games', { 'if-none-match': listed(tag) })).statusCode).toBe(status);
  });

  it('whatever the order of the parameters', async () => {
    const tag = await tagOf('/api/v1/games?year=2019&limit=5');
    expect((await api.get('/api/v1/games?limit=5&year=2019', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('until the catalog changes', async () => {
    const tag = await tagOf('/api/v1/games');
    await catalog.publish({ games: [aGame()] });
    expect((await api.get('/api/v1/games', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('also after a rebuild of the same catalog', async () => {
    const tag = await tagOf('/api/v1/games');
    await catalog.publish(FIXTURE);
    expect((await api.get('/api/v1/games', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('for a page of a cursor also after the catalog changed, since the cursor stays in its own', async () => {
    const nextCursor = cursorIn(await api.get('/api/v1/games?limit=1'));
    const page = `/api/v1/games?limit=1&cursor=${nextCursor}`;
    const tag = await tagOf(page);
    await catalog.publish({ games: [aGame()] });
    expect((await api.get(page, { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('never to an error, whatever the tag', async () => {
    expect((await api.get('/api/v1/games?limit=0', { 'if-none-match': '*' })).statusCode).toBe(400);
    expect((await api.get('/api/v1/games/nope', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

describe('a 304', () => {
  it.each(['the tag of its answer', '*'])('costs no quota (If-None-Match: %s)', async listed => {
    const { ask } = await keyOf({ requestsPerMonth: 2 });
    const tag = listed === '*' ? '*' : String((await ask('/api/v1/games')).headers.etag);
    for (const _ of [1, 2, 3]) expect((await ask('/api/v1/games', tag)).statusCode).toBe(304);
    const { statusCode, headers } = await ask('/api/v1/games');
    expect([statusCode, headers.ratelimit]).toEqual([
      200,
      expect.stringContaining(listed === '*' ? 'r=1;' : 'r=0;'),
    ]);
  });

  it('is given to a key whose quota is used up', async () => {
    const { ask } = await keyOf({ requestsPerMonth: 1 });
    const { headers } = await ask('/api/v1/games');
    expect((await ask('/api/v1/games')).statusCode).toBe(429);
    const answer = await ask('/api/v1/games', String(headers.etag));
    expect([answer.statusCode, answer.headers.ratelimit]).toEqual([
      304,
      expect.stringContaining('"month";r=0;'),
    ]);
  });

  it('is given to such a key also for a page of a catalog that was replaced', async () => {
    const page = `/api/v1/games?cursor=${cursorIn(await api.get('/api/v1/games?limit=1'))}`;
    const tag = await tagOf(page);
    await catalog.publish({ games: [aGame()] });
    const { ask } = await keyOf({ requestsPerMonth: 1 });
    await ask('/api/v1/games');
    expect((await ask(page, tag)).statusCode).toBe(304);
  });

  it('counts for the rate', async () => {
    const { ask } = await keyOf({ ratePerSecond: 2 });
    const { headers } = await ask('/api/v1/games');
    const answer = await ask('/api/v1/games', String(headers.etag));
    expect(answer.headers.ratelimit).toMatch(/^"second";r=0;/);
  });
});

async function keyOf(limits: Parameters<TestApi['admission']['issueKey']>[0]) {
  const authorization = `Bearer ${await api.admission.issueKey(limits)}`;
  const ask = (path: string, tag?: string) => api.get(path, { authorization, 'if-none-match': tag });
  return { ask };
}
