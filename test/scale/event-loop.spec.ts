import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DeletionNeighborhoodIndex, timeSlices, titleQuery, type FilterTypes } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { generateCatalog } from '#libs/catalog-generator';
import { TitleList } from '#libs/title-search';
import { leastLongestTurnMs } from '../support/longest-turn.js';

const GAMES = 10_000;
const VOCABULARY = 10_000;
const AT_ONCE = 300;
/**
 * Work is done in slices of 5 ms; the rest of the limit is for garbage collection and unsliced work. Without slices
 * each of these took seconds.
 */
const LONGEST_TURN_MS = 60;

describe('The event loop is not blocked', () => {
  let catalog: EmbeddedCatalog;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalog-event-loop-'));
    await generateCatalog({ from: 'indexer/seed', to: folder, games: GAMES, seed: 'event loop' });
    catalog = await EmbeddedCatalog.load(folder);
  });

  it.each<[what: string, q: string | undefined, filters: FilterTypes['games']]>([
    ['of one letter', 's', {}],
    ['of one letter that pass filters', 's', { players: 2, language: 'en' }],
    ['of 49 words', `${'the '.repeat(48)}s`, {}],
    ['of 49 words and a filter that nothing passes', `${'the '.repeat(48)}s`, { category: ['nope'] }],
    ['of the most words that are looked up', 'the of a in la le de der die das il los and und et s', {}],
    [
      'without a title, whose filters together nothing passes',
      undefined,
      { players: 2, language: 'en', year: 1850 },
    ],
    ['of one letter that pass a span of years', 's', { yearFrom: 1900, yearTo: 2020 }],
    [
      'without a title, in spans that only few pass',
      undefined,
      { yearFrom: 1900, age: 1, playtimeFrom: 600 },
    ],
  ])(`while ${AT_ONCE} searches %s are under way`, async (_, q, filters) => {
    const request = { resource: 'games', filters, after: undefined, count: 51 } as const;
    const title = q === undefined ? undefined : titleQuery(q);
    const ask = () => catalog.search.list(catalog.generation, { ...request, title });
    const longest = await leastLongestTurnMs(LONGEST_TURN_MS, () =>
      Promise.all(Array.from({ length: AT_ONCE }, ask)),
    );
    expect(longest).toBeLessThan(LONGEST_TURN_MS);
  });

  it('while a vocabulary is built in the background', async () => {
    const source = await CatalogSource.open(folder);
    const titles: string[] = [];
    for await (const game of source.entries('games')) titles.push(...game.titles.map(({ text }) => text));
    const longest = await leastLongestTurnMs(LONGEST_TURN_MS, () =>
      timeSlices.runInBackground(DeletionNeighborhoodIndex.building(titles.slice(0, VOCABULARY))),
    );
    expect(longest).toBeLessThan(LONGEST_TURN_MS);
  });

  it('while a list of titles is built in the background', async () => {
    const games = await Array.fromAsync((await CatalogSource.open(folder)).entries('games'));
    games.sort((a, b) => (a.item.id < b.item.id ? -1 : 1));
    const values = {
      slugs: games.map(({ item }) => item.id),
      prominence: Uint32Array.from(games, ({ item }) => item.editions),
      popularity: new Uint32Array(games.length),
    };
    const longest = await leastLongestTurnMs(LONGEST_TURN_MS, () =>
      timeSlices.runInBackground(
        TitleList.building(
          games.map(({ titles }) => titles),
          values,
          ({ keys }) => DeletionNeighborhoodIndex.building(keys),
        ),
      ),
    );
    expect(longest).toBeLessThan(LONGEST_TURN_MS);
  });
});
