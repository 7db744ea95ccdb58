import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../support/a-catalog.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

const CATAN = aGame({ id: 'catan', name: { en: 'Catan' } });
const WINGSPAN = aGame({ id: 'wingspan', name: { en: 'Wingspan' } });

let catalog: TestCatalog;
let api: ListeningApi;
beforeEach(async () => {
  catalog = new TestCatalog();
  await catalog.promote({ games: [CATAN] });
  api = await startListeningApi({ catalog });
});
afterEach(() => api.close());

it('has no change until now, and every one after it, page by page', async () => {
  const client = api.client();
  const first = await client.changes().firstPage();
  expect(await Array.fromAsync(client.changes())).toEqual([]);
  await catalog.promote({ games: [CATAN, WINGSPAN] });
  await catalog.rollback();
  const since = first.until;
  const changes = await Array.fromAsync(client.changes({ since, limit: 1 }));
  expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['created wingspan', 'deleted wingspan']);
});

it('continues where the walk before ended', async () => {
  const client = api.client();
  const [page] = await Array.fromAsync(client.changes().pages());
  await catalog.promote({ games: [WINGSPAN] });
  const pages = await Array.fromAsync(client.changes({ since: page!.until, limit: 1 }).pages());
  expect(pages).toHaveLength(2);
  const next = client.changes({ since: pages.at(-1)!.until });
  expect(await Array.fromAsync(next)).toEqual([]);
});
