import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeletionNeighborhoodIndex, RESOURCES, finishNow, foldTitle, type EntryTypes } from '#libs/catalog';
import { CatalogSource, sourceFile } from '#libs/catalog-source';
import { aGame, writeSource } from '#libs/testing';
import { generateCatalog } from './generate-catalog.js';

const GAMES = 3_000;

describe('a generated catalog', () => {
  const folders: string[] = [];
  let source: CatalogSource;
  let games: EntryTypes['games'][];

  async function generate(seed: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'generate-spec-'));
    folders.push(folder);
    await generateCatalog({ from: 'indexer/seed', to: folder, games: GAMES, seed });
    return folder;
  }

  beforeAll(async () => {
    // Opening throws when anything in it is not valid.
    source = await CatalogSource.open(await generate('one'));
    games = await Array.fromAsync(source.entries('games'));
  });
  afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))));

  it('passes validation with the requested number of games', () => {
    expect(source.counts.games).toBe(GAMES);
  });

  it('is the same, byte by byte, for the same seed', async () => {
    expect(await allBytes(await generate('one'))).toEqual(await allBytes(await generate('one')));
  });

  it('is another one for another seed', async () => {
    expect((await CatalogSource.open(await generate('two'))).digest).not.toBe(source.digest);
  });

  it('is refused when there is nothing to make it out of', async () => {
    const from = await writeSource({ games: [JSON.stringify(aGame())] });
    folders.push(from);
    const generating = generateCatalog({ from, to: from, games: 1, seed: 'one' });
    await expect(generating).rejects.toThrow(/people\.ndjson: is empty/);
  });

  it('has about a fifth as many expansions as games', () => {
    expect(source.counts.expansions / GAMES).toBeGreaterThan(0.1);
    expect(source.counts.expansions / GAMES).toBeLessThan(0.4);
  });

  it('has games with the same title, like one in thirty real games', () => {
    const titles = Map.groupBy(games, ({ item }) => foldTitle(item.name.en));
    const shared = [...titles.values()].filter(same => same.length > 1).flat();
    expect(shared.length / GAMES).toBeGreaterThan(0.005);
    expect(shared.length / GAMES).toBeLessThan(0.08);
  });

  it('has a few words in many titles, and half of all words in only one title', () => {
    const counts = [...countWords(games).values()].sort((a, b) => b - a);
    expect(counts.length).toBeGreaterThan(GAMES);
    expect(counts[0]! / GAMES).toBeGreaterThan(0.1);
    expect(counts[99]! / GAMES).toBeLessThan(0.01);
    expect(counts.filter(count => count === 1).length / counts.length).toBeGreaterThan(0.5);
  });

  it('has long words that are seldom mistaken for each other', () => {
    const words = [...countWords(games).keys()].filter(word => word.length >= 8);
    const near = finishNow(DeletionNeighborhoodIndex.building(words));
    const mistaken = words.filter(word => near.find(word, 1).length > 0);
    expect(mistaken.length / words.length).toBeLessThan(0.2);
  });

  it('has many titles of a word or two, and some of more than six', () => {
    const lengths = games.map(({ item }) => foldTitle(item.name.en).split(' ').length);
    const share = (from: number, to: number): number =>
      lengths.filter(length => from <= length && length <= to).length / GAMES;
    expect(share(1, 1)).toBeGreaterThan(0.15);
    expect(share(2, 2)).toBeGreaterThan(0.2);
    expect(share(7, 99)).toBeGreaterThan(0.02);
  });

  it('prints most games once, and few ten times', () => {
    const editions = games.map(({ item }) => item.editions);
    expect(editions.filter(count => count === 1).length / GAMES).toBeGreaterThan(0.7);
    expect(editions.filter(count => count >= 10).length / GAMES).toBeLessThan(0.01);
  });

  it.each([
    ['an apostrophe', /'/],
    ['an ampersand', /&/],
    ['an umlaut', /[äöü]/],
    ['an accent', /[éèêáíóúñ]/],
    ['a subtitle', /: /],
    ['a numeral', / (II|III|IV|2|3)\b/],
    ['a number', /^\d/],
    ['a hyphen', /\p{L}-\p{L}/u],
    ['an exclamation', /!$/],
    ['no Latin letter', /^[\p{L}\s]+$(?<!\p{Script=Latin}.*)/u],
    ['two or three letters', /^\p{L}{2,3}$/u],
  ])('has titles with %s', (_, pattern) => {
    expect(games.some(({ titles }) => titles.some(({ text }) => pattern.test(text)))).toBe(true);
  });

  it.each(['fr', 'de', 'es', 'it'] as const)(
    'has titles in %s that differ from the English ones',
    language => {
      const localized = games.filter(
        ({ item: { name } }) => name[language] !== undefined && name[language] !== name.en,
      );
      expect(localized.length).toBeGreaterThan(GAMES / 20);
    },
  );
});

/** In how many English titles each word is. */
function countWords(games: readonly EntryTypes['games'][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of games)
    for (const word of new Set(foldTitle(item.name.en).split(' ')))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

async function allBytes(folder: string): Promise<string[]> {
  return Promise.all(RESOURCES.map(resource => readFile(join(folder, sourceFile(resource)), 'utf8')));
}
