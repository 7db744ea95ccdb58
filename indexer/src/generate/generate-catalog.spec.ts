import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RESOURCES, type EntryTypes } from '#libs/catalog';
import { CatalogSource, sourceFile } from '#libs/catalog-source';
import { generateCatalog } from './generate-catalog.js';

const GAMES = 3_000;

describe('a generated catalog', () => {
  const folders: string[] = [];
  let source: CatalogSource;
  let games: EntryTypes['games'][];

  async function generate(seed: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'generate-spec-'));
    folders.push(folder);
    await generateCatalog(folder, GAMES, seed, () => {});
    return folder;
  }

  beforeAll(async () => {
    // Opening throws when anything in it is not valid.
    source = await CatalogSource.open(await generate('one'));
    games = await Array.fromAsync(source.entries('games'));
  });
  afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true }))));

  it('passes validation with as many games as were asked for', () => {
    expect(source.counts.games).toBe(GAMES);
  });

  it('is the same, byte by byte, for the same seed', async () => {
    expect(await allBytes(await generate('one'))).toEqual(await allBytes(await generate('one')));
  });

  it('is another one for another seed', async () => {
    expect((await CatalogSource.open(await generate('two'))).digest).not.toBe(source.digest);
  });

  it('has about a fifth as many expansions as games', () => {
    expect(source.counts.expansions / GAMES).toBeGreaterThan(0.1);
    expect(source.counts.expansions / GAMES).toBeLessThan(0.35);
  });

  it('holds games that are called the same', () => {
    expect(new Set(games.map(({ item }) => item.name.en)).size).toBeLessThan(GAMES);
  });

  it.each([
    ['an apostrophe', /'/],
    ['an ampersand', /&/],
    ['an umlaut', /[äöü]/],
    ['an accent', /[éèêáíóúñ]/],
    ['a subtitle', /: /],
    ['a numeral', / (II|III|IV|2|3)\b/],
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

async function allBytes(folder: string): Promise<string[]> {
  return Promise.all(RESOURCES.map(resource => readFile(join(folder, sourceFile(resource)), 'utf8')));
}
