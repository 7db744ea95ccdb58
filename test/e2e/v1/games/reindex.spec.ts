import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { idsIn, pageIn, problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
beforeEach(async () => {
  catalog = new TestCatalog();
  await catalog.publish(FIXTURE);
  api = await startApi({ catalog });
});
afterEach(() => api.close());

async function cursorAfterFirst(): Promise<string> {
  return (await api.get('/api/v1/games?limit=1')).json<{ pagination: { nextCursor: string } }>().pagination
    .nextCursor;
}

describe('a walk across a reindex', () => {
  it('stays in the catalog in which it began', async () => {
    const began = catalog.current()!.id;
    const cursor = await cursorAfterFirst();
    await catalog.publish({ games: [aGame({ id: 'zzz', name: { en: 'Zzz' } })] });
    const answer = await api.get(`/api/v1/games?cursor=${cursor}`);
    expect(idsIn(answer)).toEqual(['carcassonne', 'catan', 'senet', 'take-it-easy', 'wingspan']);
    expect(answer.headers['catalog-generation']).toBe(began);
  });

  it('ends with 400 expired_cursor once that catalog is gone', async () => {
    const cursor = await cursorAfterFirst();
    await catalog.publish({ games: [aGame()] });
    catalog.prune();
    const answer = await api.get(`/api/v1/games?cursor=${cursor}`);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'expired_cursor']);
    expect(problemIn(answer).detail).toContain('Start again without a cursor');
  });
});

describe('a request without a cursor', () => {
  it('sees a new catalog at once', async () => {
    await api.get('/api/v1/games');
    await catalog.publish({ games: [aGame()] });
    expect(pageIn(await api.get('/api/v1/games')).data).toHaveLength(1);
  });
});
