import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { cursorIn, idsIn, pageIn, problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
beforeEach(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startApi({ catalog });
});
afterEach(() => api.close());

async function cursorAfterFirst(): Promise<string> {
  return cursorIn(await api.get('/api/v1/games?limit=1'));
}

describe('reading page by page during a reindex', () => {
  it('stays in the catalog in which it began', async () => {
    const began = catalog.current()!.id;
    const cursor = await cursorAfterFirst();
    await catalog.promote({ games: [aGame({ id: 'zzz', name: { en: 'Zzz' } })] });
    const answer = await api.get(`/api/v1/games?cursor=${cursor}`);
    expect(idsIn(answer)).toEqual(['carcassonne', 'catan', 'senet', 'take-it-easy', 'wingspan']);
    expect(answer.headers['catalog-generation']).toBe(began);
  });

  it('ends with 400 expired_cursor when that catalog is deleted', async () => {
    const cursor = await cursorAfterFirst();
    await catalog.promote({ games: [aGame()] });
    catalog.prune();
    const answer = await api.get(`/api/v1/games?cursor=${cursor}`);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'expired_cursor']);
    expect(problemIn(answer).detail).toContain('Start again without a cursor');
  });
});

describe('Catalog-Generation', () => {
  it('is the same on all pages of a walk, cached or not, though the same content is built and promoted again', async () => {
    const began = catalog.current()!.id;
    const first = await api.get('/api/v1/games?limit=1');
    const rebuilt = await catalog.promote(FIXTURE);
    const second = `/api/v1/games?limit=1&cursor=${cursorIn(first)}`;
    for (const _ of ['made', 'kept'])
      expect((await api.get(second)).headers['catalog-generation']).toBe(began);
    const tag = String(first.headers.etag);
    const next = await api.get('/api/v1/games?limit=1', { 'if-none-match': tag });
    expect([next.statusCode, next.headers['catalog-generation']]).toEqual([200, rebuilt.id]);
    const after = await api.get(`/api/v1/games?limit=1&cursor=${cursorIn(next)}`);
    expect(after.headers['catalog-generation']).toBe(rebuilt.id);
  });

  it('names the older one for the page of a cursor that began in it', async () => {
    const began = catalog.current()!.id;
    const page = `/api/v1/games?cursor=${await cursorAfterFirst()}`;
    await catalog.promote({ games: [aGame()] });
    for (const _ of ['made', 'kept']) expect((await api.get(page)).headers['catalog-generation']).toBe(began);
  });

  it('never names a deleted generation: the page of its cursor has expired, cached or not', async () => {
    const page = `/api/v1/games?cursor=${await cursorAfterFirst()}`;
    await catalog.promote({ games: [aGame()] });
    expect((await api.get(page)).statusCode).toBe(200);
    catalog.prune();
    expect(problemIn(await api.get(page)).code).toBe('expired_cursor');
  });
});

describe('a request without a cursor', () => {
  it('sees a new catalog at once', async () => {
    await api.get('/api/v1/games');
    await catalog.promote({ games: [aGame()] });
    expect(pageIn(await api.get('/api/v1/games')).data).toHaveLength(1);
  });
});
