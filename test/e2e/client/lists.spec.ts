import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RESOURCES, SINGULAR } from '#libs/catalog';
import type { CatalogClient, List } from '#libs/client';
import { OPERATIONS, slugIn } from '../support/operations.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';

let api: ListeningApi;
let catalog: CatalogClient;

beforeAll(async () => {
  api = await startListeningApi();
  catalog = api.client();
});
afterAll(() => api.close());

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('The client', () => {
  it('walks over all pages of a list', async () => {
    const ids = (await collect(catalog.games({ limit: 2 }))).map(({ id }) => id);
    expect(ids).toEqual(['azul', 'carcassonne', 'catan', 'senet', 'take-it-easy', 'wingspan']);
  });

  it('takes the first items of a list, and requests no page that it does not need', async () => {
    let pages = 0;
    const games = api.client({ onResponse: () => pages++ }).games({ limit: 2 });
    expect((await games.take(3)).map(({ id }) => id)).toEqual(['azul', 'carcassonne', 'catan']);
    expect(pages).toBe(2);
    expect(await games.take(0)).toEqual([]);
    expect(await games.take(99)).toHaveLength(6);
  });

  it('returns pages with their other members, not only the items', async () => {
    const pages = await collect(catalog.games({ limit: 4 }).pages());
    expect(pages.map(({ data }) => data.length)).toEqual([4, 2]);
    expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, false]);
  });

  it('requests no page before it is needed', async () => {
    const urls: string[] = [];
    const watched = api.client({
      fetch: (url, init) => {
        urls.push(url);
        return fetch(url, init);
      },
    });
    const games = watched.games({ limit: 2 });
    expect(urls).toEqual([]);
    for await (const { id } of games) if (id === 'catan') break;
    expect(urls).toHaveLength(2);
  });

  it('starts a second iteration at the beginning', async () => {
    const games = catalog.games({ limit: 4 });
    expect(await collect(games)).toEqual(await collect(games));
  });

  it('continues from a cursor', async () => {
    const { pagination } = await catalog.games({ limit: 4 }).firstPage();
    const rest = catalog.games({ limit: 4, cursor: pagination.nextCursor ?? undefined });
    expect((await collect(rest)).map(({ id }) => id)).toEqual(['take-it-easy', 'wingspan']);
  });

  it('searches and filters', async () => {
    const found = await collect(catalog.games({ q: 'flügel schlag', players: 5, language: undefined }));
    expect(found.map(({ name }) => name)).toEqual([{ en: 'Wingspan', de: 'Flügelschlag' }]);
    expect(await collect(catalog.games({ year: -3100 }))).toMatchObject([{ id: 'senet' }]);
  });

  it.each([
    ['expansions', 'catan-cities-and-knights'],
    ['mechanics', 'engine-building'],
    ['categories', 'animals'],
    ['awards', 'as-dor'],
    ['series', 'birds'],
    ['publishers', 'kosmos'],
    ['people', 'elizabeth-hargrave'],
  ] as const)('lists %s', async (resource, first) => {
    expect((await catalog[resource]({ limit: 1 }).firstPage()).data).toMatchObject([{ id: first }]);
  });

  it('gets a game, and the expansions of a game', async () => {
    expect(await catalog.game('catan')).toMatchObject({ id: 'catan', publisher: 'Kosmos' });
    const expansions = await catalog.expansionsOf('catan');
    expect(expansions.map(({ baseGame }) => baseGame)).toEqual(['catan', 'catan']);
  });

  it('gets single records of every kind', async () => {
    expect(await catalog.expansion('catan-seafarers')).toMatchObject({ baseGame: 'catan' });
    expect(await catalog.mechanic('trading')).toHaveProperty('label.en');
    expect(await catalog.category('economic')).toHaveProperty('label.en');
    expect(await catalog.award('as-dor')).toMatchObject({ country: 'FR' });
    expect(await catalog.series('birds')).toHaveProperty('label.en');
    expect(await catalog.publisher('kosmos')).toEqual({ id: 'kosmos', name: 'Kosmos', games: 2 });
    expect((await catalog.person('klaus-teuber')).roles).toEqual(['designer']);
  });

  it('suggests titles for what was typed', async () => {
    const { data, partial } = await catalog.suggest({ q: 'flügels', limit: 1 });
    expect(data).toMatchObject([{ id: 'wingspan', title: 'Flügelschlag', language: 'de' }]);
    expect(partial).toBeUndefined();
    expect((await catalog.suggest({ q: 'flügelschlag brettspiel' })).partial).toBe(true);
  });

  it('sends several values of one parameter', async () => {
    const some = catalog.games({ ids: ['wingspan', 'azul'], sort: '-year', fields: ['yearPublished'] });
    expect(await collect(some)).toEqual([
      { id: 'wingspan', yearPublished: 2019 },
      { id: 'azul', yearPublished: 2017 },
    ]);
    expect(await catalog.game('azul', { fields: ['name'] })).toEqual({ id: 'azul', name: { en: 'Azul' } });
  });

  it('returns counts that were requested', async () => {
    const { pagination, facets } = await catalog
      .games({ language: 'de', limit: 1, count: true, facets: ['mechanic', 'publisher'] })
      .firstPage();
    expect(pagination.total).toBe(2);
    expect(facets).toEqual({
      mechanic: [{ value: 'trading', count: 1 }],
      publisher: [{ value: 'kosmos', count: 1 }],
    });
  });

  it('knows every operation of the service', async () => {
    const asked = new Set<string>();
    const watched = api.client({
      fetch: (url, init) => {
        asked.add(new URL(url).pathname);
        return fetch(url, init);
      },
    });
    const named = watched as unknown as Record<string, (slug?: string) => unknown>;
    await Promise.all([
      ...RESOURCES.map(async list => (named[list]!() as List<unknown>).firstPage()),
      ...RESOURCES.map(list => named[SINGULAR[list]]!(slugIn(list))),
      watched.expansionsOf('catan'),
      watched.editionsOf('catan'),
      watched.suggest({ q: 'ca' }),
      watched.changes().firstPage(),
    ]);
    expect([...asked].sort()).toEqual(
      Object.values(OPERATIONS)
        .map(path => path.split('?')[0])
        .sort(),
    );
  });
});
