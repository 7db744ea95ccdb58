import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { aDump, aGame, anItem, aPerson, says, writeSource } from '#libs/testing';
import { aFile, aPath, catalogIn, recordsIn, runImport } from './support/run-import.js';
import { DESIGNER, HARBOUR, HARBOUR_STORMS, ITEMS } from './support/some-items.js';

async function importInto(merge: string, items: readonly object[]) {
  const from = await aFile('dump.json', aDump(items));
  const out = await aPath('out');
  return { out, ...(await runImport('wikidata', '--from', from, '--out', out, '--merge', merge)) };
}

describe('an import that is merged into a catalog', () => {
  it('keeps every field of a record that the catalog has', async () => {
    const own = aGame({ id: 'the-port', name: { en: 'Harbour' }, yearPublished: 2017 });
    const { out, result } = await importInto(await writeSource({ games: [own] }), ITEMS);
    expect(result).toMatchObject({ games: 1, merged: 1 });
    const games = await recordsIn(out, 'games.ndjson');
    expect(games[0]).toEqual(own);
    expect(games[1]).toMatchObject({ id: 'obstgarten' });
    expect(await recordsIn(out, 'import-records.ndjson')).toContainEqual(
      expect.objectContaining({ item: 'Q900001', became: 'merged', id: 'the-port' }),
    );
  });

  it('recognizes a record with another title by its BoardGameGeek id', async () => {
    const own = aGame({ id: 'port', name: { en: 'Port' }, externalIds: { boardgamegeek: '999999' } });
    expect((await importInto(await writeSource({ games: [own] }), [HARBOUR])).result.merged).toBe(1);
  });

  it('distinguishes games of the same title by their year', async () => {
    const own = aGame({ id: 'harbour', name: { en: 'Harbour' }, yearPublished: 1985 });
    const { out } = await importInto(await writeSource({ games: [own] }), [HARBOUR]);
    expect(await recordsIn(out, 'games.ndjson')).toMatchObject([{ id: 'harbour' }, { id: 'harbour-2016' }]);
  });

  it('adds expansions to games of the catalog', async () => {
    const own = aGame({ id: 'the-port', name: { en: 'Harbour' }, yearPublished: 2016 });
    const { out } = await importInto(await writeSource({ games: [own] }), [HARBOUR, HARBOUR_STORMS]);
    expect(await recordsIn(out, 'expansions.ndjson')).toMatchObject([{ baseGame: 'the-port' }]);
  });

  it('refers to the people of the catalog by their ids', async () => {
    const own = {
      games: [aGame()],
      people: [aPerson('a-first', 'Ada First'), aPerson('e-fifth', 'Eve Fifth')],
    };
    const { out } = await importInto(await writeSource(own), [HARBOUR, DESIGNER]);
    expect(await recordsIn(out, 'people.ndjson')).toEqual(own.people);
    expect(await recordsIn(out, 'games.ndjson')).toContainEqual(
      expect.objectContaining({ id: 'harbour', designers: ['a-first', 'e-fifth'] }),
    );
  });

  it('refers to the awards, the series and the terms of the catalog by the names they have there', async () => {
    const own = {
      games: [aGame()],
      awards: [{ id: 'anchor', label: { en: 'Anchor d’Or', de: 'Golden Anchor' }, country: 'FR' }],
      series: [{ id: 'ports', label: { en: 'Harbour series' } }],
      mechanics: [{ id: 'docking', label: { en: 'Harbour' } }],
    };
    const { out } = await importInto(await writeSource(own), ITEMS);
    expect(await recordsIn(out, 'awards.ndjson')).toEqual(own.awards);
    expect(await recordsIn(out, 'series.ndjson')).toEqual(own.series);
    expect(await recordsIn(out, 'games.ndjson')).toContainEqual(
      expect.objectContaining({
        id: 'harbour',
        awards: [
          { award: 'anchor', year: 2017, result: 'winner' },
          { award: 'anchor', year: 2018, result: 'nominee' },
        ],
        series: 'ports',
        mechanics: ['cooperative', 'deck-building', 'docking'],
      }),
    );
  });

  it('refuses a catalog with a fault, and says where it is', async () => {
    const broken = await writeSource({ games: [aGame({ players: { min: 4, max: 2 } })] });
    const { code, result } = await importInto(broken, ITEMS);
    expect([code, result.error.code]).toEqual([3, 'source_refused']);
  });
});

describe('merged into the catalog that ships', () => {
  let shipped: string[];
  beforeAll(async () => {
    shipped = await catalogIn('indexer/seed');
  });

  it('every shipped record is unchanged, and new records follow it', async () => {
    const carcassonne = anItem('Q900008', {
      labels: { en: 'Carcassonne' },
      claims: { P31: [says.item('Q131436')], P577: [says.time('+2000-00-00T00:00:00Z')] },
    });
    const unknown = {
      ...HARBOUR,
      ...anItem('Q900001', { labels: { en: 'Harbour of an Untitled Game' } }),
      claims: HARBOUR.claims,
    };
    const { out, result } = await importInto('indexer/seed', [carcassonne, unknown, HARBOUR_STORMS]);
    expect(result).toMatchObject({ merged: 1, games: 1, expansions: 1 });
    const merged = await catalogIn(out);
    for (const [index, text] of shipped.entries()) {
      const records = (each: string) =>
        each
          .trim()
          .split('\n')
          .map(line => JSON.parse(line) as unknown);
      expect(records(merged[index]!).slice(0, records(text).length)).toEqual(records(text));
    }
    expect(await readFile(join(out, 'golden-queries.tsv'))).toEqual(
      await readFile('indexer/seed/golden-queries.tsv'),
    );
    await CatalogSource.open(out);
  });
});
