import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { PATHS } from '../../support/operations.js';
import { cursorIn, problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
beforeEach(async () => {
  catalog = await TestCatalog.withFixture();
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
      vary: 'Authorization, X-API-Key, Origin, Accept-Encoding',
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
    await catalog.promote({ games: [aGame()] });
    expect((await api.get('/api/v1/games', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('for the page of a cursor also after the catalog changed, since the cursor stays in its catalog', async () => {
    const nextCursor = cursorIn(await api.get('/api/v1/games?limit=1'));
    const page = `/api/v1/games?limit=1&cursor=${nextCursor}`;
    const tag = await tagOf(page);
    await catalog.promote({ games: [aGame()] });
    expect((await api.get(page, { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('never to an error, whatever the tag', async () => {
    expect((await api.get('/api/v1/games?limit=0', { 'if-none-match': '*' })).statusCode).toBe(400);
    expect((await api.get('/api/v1/games/nope', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

/** Request headers that say that the client has the answer, made from that answer. */
const CONDITIONS: readonly [what: string, (headers: OutgoingHttpHeaders) => Record<string, string>][] = [
  ['its tag', ({ etag }) => ({ 'if-none-match': String(etag) })],
  ['*', () => ({ 'if-none-match': '*' })],
  ['its date', headers => ({ 'if-modified-since': String(headers['last-modified']) })],
];

describe.each(CONDITIONS)('a 304, requested with %s', (_what, conditionOf) => {
  it('costs no quota, and says so', async () => {
    const { ask } = await keyOf({ requestsPerMonth: 3 });
    const condition = conditionOf((await ask('/api/v1/games')).headers);
    for (const _ of [1, 2, 3]) {
      const { statusCode, headers } = await ask('/api/v1/games', condition);
      expect([statusCode, headers.ratelimit]).toEqual([304, expect.stringContaining('"month";r=2;')]);
    }
    const { statusCode, headers } = await ask('/api/v1/games');
    expect([statusCode, headers.ratelimit]).toEqual([200, expect.stringContaining('"month";r=1;')]);
  });

  it('is not sent to a key whose quota is used up', async () => {
    const { ask } = await keyOf({ requestsPerMonth: 1 });
    const condition = conditionOf((await ask('/api/v1/games')).headers);
    const answer = await ask('/api/v1/games', condition);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([429, 'quota_exceeded']);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers.ratelimit).toContain('"month";r=0;');
  });

  it('counts for the rate', async () => {
    const { ask } = await keyOf({ ratePerSecond: 2 });
    const condition = conditionOf((await ask('/api/v1/games')).headers);
    const answer = await ask('/api/v1/games', condition);
    expect([answer.statusCode, answer.headers.ratelimit]).toEqual([
      304,
      expect.stringMatching(/^"second";r=0;/),
    ]);
  });
});

describe('If-Modified-Since', () => {
  const ask = (date: string, more = {}) => api.get('/api/v1/games', { 'if-modified-since': date, ...more });
  const dateOf = async () => String((await api.get('/api/v1/games')).headers['last-modified']);
  const later = (date: string, seconds: number) => new Date(Date.parse(date) + 1_000 * seconds).toUTCString();

  it('gives a 304 from the date of the answer on, without a body', async () => {
    for (const seconds of [0, 60]) {
      const answer = await ask(later(await dateOf(), seconds));
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await ask(later(await dateOf(), -1))).statusCode).toBe(200);
  });

  it('is used only without If-None-Match, and only when it is a date', async () => {
    const date = await dateOf();
    expect((await ask(date, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
    expect((await ask('2099-01-01')).statusCode).toBe(200);
  });

  it('gets no 304 for a later date after a rollback, because it may be the date of the other catalog', async () => {
    const oldDate = await dateOf();
    const newer = new TestCatalog();
    const { builtAt } = await newer.promote({ games: [aGame()] });
    const newDate = later(builtAt.toUTCString(), 10);
    const current = catalog.current()!;
    catalog.shown = { ...current, digest: 'ab'.repeat(32), builtAt: new Date(newDate) };
    expect((await ask(oldDate)).statusCode).toBe(200);
    catalog.shown = undefined;
    expect((await ask(newDate)).statusCode).toBe(200);
    expect((await ask(oldDate)).statusCode).toBe(304);
  });
});

async function keyOf(limits: Parameters<TestApi['admission']['issueKey']>[0]) {
  const authorization = `Bearer ${await api.admission.issueKey(limits)}`;
  const ask = (path: string, condition: Readonly<Record<string, string>> = {}) =>
    api.get(path, { authorization, ...condition });
  return { ask };
}
