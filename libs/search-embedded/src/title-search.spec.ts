import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { titleQuery, type ListRequest } from '#libs/catalog';
import { generateCatalog } from '#libs/catalog-generator';
import { CatalogSource } from '#libs/catalog-source';
import { InMemoryIndex } from './in-memory-index.js';

const GAMES = 3_000;
const COUNTS = [1, 10, 51];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
/** What begins thousands of titles, hundreds, and a few; the last ones have as many words as few titles do. */
const QUERIES = [...LETTERS, 'th', 'the', 'ma', 'wi', 'king', 'of', 'der', 'the w', 's t', "d'a"];

describe('the first items of a title search', () => {
  let folder: string;
  let index: InMemoryIndex<'games'>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'title-search-'));
    await generateCatalog({ from: 'indexer/seed', to: folder, games: GAMES, seed: 'title search' });
    const source = await CatalogSource.open(folder);
    index = new InMemoryIndex('games', await Array.fromAsync(source.entries('games')));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function slugs(q: string, more: Partial<ListRequest<'games'>>): Promise<string[]> {
    const request = {
      resource: 'games',
      filters: {},
      title: titleQuery(q),
      after: undefined,
      count: 51,
    } as const;
    return (await index.list({ ...request, ...more })).hits.map(({ item }) => item.id);
  }

  it.each([
    ['', {}],
    [' that pass filters', { players: 4, language: 'de' }],
  ])('are those that come first when all matches%s are put in order', async (_, filters) => {
    for (const q of QUERIES) {
      // With a count every match is looked at.
      const all = await slugs(q, { filters, countsMatches: true });
      for (const count of COUNTS)
        expect({ q, slugs: await slugs(q, { filters, count }) }).toEqual({ q, slugs: all.slice(0, count) });
    }
  });

  it('follow the item before, also when they do not begin with it', async () => {
    const { hits } = await index.list({
      resource: 'games',
      filters: {},
      title: titleQuery('a'),
      after: undefined,
      count: 40,
    });
    expect(await slugs('a', { after: hits[19]?.position, count: 20 })).toEqual(
      hits.slice(20).map(({ item }) => item.id),
    );
  });
});
