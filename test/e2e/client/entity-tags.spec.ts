import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../support/a-catalog.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

let catalog: TestCatalog;
let api: ListeningApi;
let statuses: number[];

beforeEach(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startListeningApi({ catalog });
  statuses = [];
});
afterEach(() => api.close());

const watchedFetch = async (url: string, init: RequestInit) => {
  const answer = await fetch(url, init);
  statuses.push(answer.status);
  return answer;
};

describe('The client', () => {
  it('asks whether an answer has changed, and uses no quota while it has not', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 2 });
    const client = api.client({ key, fetch: watchedFetch });
    const first = await client.game('catan');
    expect(await client.game('catan')).toEqual(first);
    expect(await client.game('catan')).toEqual(first);
    expect(statuses).toEqual([200, 304, 304]);
  });

  it('reads the new answer when it has changed', async () => {
    const client = api.client({ fetch: watchedFetch });
    await client.game('azul');
    await catalog.promote({ games: [aGame({ id: 'azul', name: { en: 'Azul, revised' } })] });
    expect((await client.game('azul')).name.en).toBe('Azul, revised');
    expect(statuses).toEqual([200, 200]);
  });

  it('gives each caller an object of its own', async () => {
    const client = api.client();
    const first = (await client.game('catan')) as { id: string };
    first.id = 'changed';
    expect((await client.game('catan')).id).toBe('catan');
  });

  it('caches nothing when configured so', async () => {
    const client = api.client({ fetch: watchedFetch, cacheCharacters: 0 });
    await client.game('catan');
    await client.game('catan');
    expect(statuses).toEqual([200, 200]);
  });
});
