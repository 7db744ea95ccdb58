import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogSource } from '#libs/catalog-source';
import { aDump, anItem, says } from '#libs/testing';
import { aPath, catalogIn, recordsIn, runImport } from './support/run-import.js';
import { HARBOUR, ITEMS, ORCHARD } from './support/some-items.js';

const DUMP = aDump(ITEMS);
const LINES = DUMP.split('\n');

/** Compresses in the way of Wikidata's dumps: brackets, batches and the commas between them as separate members. */
function inMembers(dump: string): Buffer {
  const lines = dump.split('\n');
  const middle = Math.floor(lines.length / 2);
  const batch = (from: number, to: number) => lines.slice(from, to).join('\n').replace(/,$/, '');
  const parts = ['[\n', batch(1, middle), ',\n', batch(middle, -2), '\n]\n'];
  return Buffer.concat(parts.map(part => gzipSync(part)));
}

async function importOf(content: string | Buffer, name = 'dump.json', ...options: readonly string[]) {
  const from = await aPath(name);
  const out = await aPath('out');
  await writeFile(from, content);
  return { out, from, ...(await runImport('wikidata', '--from', from, '--out', out, ...options)) };
}

let expected: string[];
beforeAll(async () => {
  expected = await catalogIn((await importOf(DUMP)).out);
});

describe('a dump', () => {
  it('becomes a catalog that loads', async () => {
    const { out, result } = await importOf(DUMP);
    expect(result).toMatchObject({ games: 2, expansions: 2, merged: 0 });
    const { counts } = await CatalogSource.open(out);
    expect(counts).toEqual({
      games: 2,
      expansions: 2,
      mechanics: 2,
      categories: 1,
      publishers: 1,
      people: 5,
      awards: 1,
      series: 1,
    });
  });

  it('gives a game everything in its item, in the units of the catalog', async () => {
    const { out } = await importOf(DUMP);
    expect((await recordsIn(out, 'games.ndjson'))[0]).toEqual({
      id: 'harbour',
      name: { en: 'Harbour', fr: 'Le Port', de: 'Hafen' },
      description: { en: '2016 board game', de: 'Brettspiel von 2016' },
      yearPublished: 2016,
      editions: null,
      players: { min: 2, max: 4 },
      playtime: { min: 60, max: 120 },
      minAge: 10,
      complexity: null,
      languages: ['en'],
      publisher: 'first-house',
      designers: ['cleo-third', 'ada-first', 'dan-fourth', 'eve-fifth'],
      illustrators: ['bob-second'],
      categories: [],
      mechanics: ['cooperative', 'deck-building'],
      awards: [
        { award: 'golden-anchor', year: 2017, result: 'winner' },
        { award: 'golden-anchor', year: 2018, result: 'nominee' },
      ],
      series: 'harbour-series',
      aliases: ['The Harbour', 'Hafen (Brettspiel)'],
      externalIds: { wikidata: 'Q900001', boardgamegeek: '999999' },
      popularity: 2,
    });
  });

  it('gives a game with few known values these values, and null for the others', async () => {
    const { out } = await importOf(DUMP);
    expect((await recordsIn(out, 'games.ndjson'))[1]).toMatchObject({
      id: 'obstgarten',
      name: { en: 'Obstgarten', de: 'Obstgarten' },
      description: { en: 'card game' },
      yearPublished: null,
      players: null,
      playtime: null,
      minAge: null,
      publisher: null,
      categories: ['card-game'],
    });
  });

  it('gives expansions, and expansions of expansions, their base game', async () => {
    const { out } = await importOf(DUMP);
    expect(await recordsIn(out, 'expansions.ndjson')).toMatchObject([
      { id: 'harbour-storms', yearPublished: 2018, baseGame: 'harbour', series: 'harbour-series' },
      { id: 'harbour-storms-at-night', yearPublished: null, baseGame: 'harbour-storms' },
    ]);
  });

  it('reports the result for each item, and what is unknown', async () => {
    const { out, result } = await importOf(DUMP);
    expect(result.leftOut).toEqual({
      'extends a game that is not in the catalog': 1,
      'is a video game': 1,
    });
    expect(result.unknownInGames).toMatchObject({
      editions: 2,
      players: 1,
      yearPublished: 1,
      'year of an award': 1,
    });
    expect(result.unmapped).toEqual([{ item: 'Q900301', label: 'harbour game', count: 1 }]);
    expect(await recordsIn(out, 'import-records.ndjson')).toEqual([
      expect.objectContaining({
        item: 'Q900001',
        became: 'game',
        id: 'harbour',
        boardgamegeek: '999999',
        otherPublishers: ['Studio'],
      }),
      expect.objectContaining({ item: 'Q900002', became: 'game', id: 'obstgarten' }),
      expect.objectContaining({ item: 'Q900003', became: 'expansion', id: 'harbour-storms' }),
      expect.objectContaining({ item: 'Q900004', became: 'expansion' }),
      {
        item: 'Q900005',
        became: 'left out',
        reason: 'extends a game that is not in the catalog',
      },
      { item: 'Q900006', became: 'left out', reason: 'is a video game' },
    ]);
    expect(await readFile(join(out, 'missing-items.txt'), 'utf8')).toBe(
      'Q131436\nQ142714\nQ999999\nQ60474521\n',
    );
  });

  it.each([
    ['wikidata-20260921-all.json', 'dump `wikidata-20260921-all.json` of 2026-09-21'],
    ['latest-all.json', 'dump `latest-all.json`, items as of 2026-09-20'],
  ])('named %s is credited with its date', async (name, credit) => {
    const { out } = await importOf(DUMP, name);
    const readme = await readFile(join(out, 'README.md'), 'utf8');
    expect(readme).toContain(
      `Wikidata, CC0 1.0 (<https://www.wikidata.org/wiki/Wikidata:Licensing>), ${credit}`,
    );
  });
});

describe('the same dump in another form gives the same catalog', () => {
  it.each<[string, string | Buffer]>([
    ['compressed in one piece', gzipSync(DUMP)],
    ['compressed in many members', inMembers(DUMP)],
    ['with Windows line ends', aDump(ITEMS, '\r\n')],
    ['with a byte order mark', `\uFEFF${DUMP}`],
    [
      'one document a line, without brackets and commas',
      ITEMS.map(each => `${JSON.stringify(each)}\n`).join(''),
    ],
    ['with text that is not escaped', `[\n${ITEMS.map(each => JSON.stringify(each)).join(',\n')}\n]`],
    ['in another order', aDump(ITEMS.toReversed())],
    ['with an item twice', aDump([HARBOUR, ...ITEMS, HARBOUR])],
  ])('%s', async (_, content) => {
    const { code, out } = await importOf(content);
    expect(code).toBe(0);
    expect(await catalogIn(out)).toEqual(expected);
  });
});

describe('a broken dump', () => {
  it('without its closing bracket is read, and reported as possibly incomplete', async () => {
    const { out, result } = await importOf(LINES.slice(0, -2).join('\n'));
    expect(result.read).toMatchObject({ seen: ITEMS.length, ending: 'open' });
    expect(await catalogIn(out)).toEqual(expected);
  });

  it('with a broken line loses one record, and the line is reported', async () => {
    const at = LINES.findIndex(line => line.includes('"id":"Q900002"'));
    const broken = LINES.with(at, `${LINES[at]!.slice(0, -20)},`);
    const { code, result } = await importOf(broken.join('\n'));
    expect([code, result.games]).toEqual([0, 1]);
    expect(result.read).toMatchObject({
      faultCount: 1,
      faults: [{ where: `line ${at + 1}`, message: 'is cut off' }],
    });
  });

  it('with a line that is no document at all reports it', async () => {
    const { result } = await importOf([...LINES.slice(0, -1), 'once upon a time', ']'].join('\n'));
    expect(result.read).toMatchObject({
      seen: ITEMS.length,
      faults: [{ where: `line ${LINES.length}`, message: expect.stringContaining('is no document') }],
    });
  });

  it('whose first item is on the line of the opening bracket, and whose last is on that of the closing one, is read whole', async () => {
    const lines = LINES.slice(1, -1);
    const { out, result } = await importOf(`[${lines.join('\n')}]`);
    expect(result.read).toMatchObject({ seen: ITEMS.length, faultCount: 0, ending: 'closed' });
    expect(await catalogIn(out)).toEqual(expected);
  });

  it('with a line of which too little is left to tell a game reports it too', async () => {
    const at = LINES.findIndex(line => line.includes('"id":"Q900002"'));
    const { result } = await importOf(LINES.with(at, LINES[at]!.slice(0, 40)).join('\n'));
    expect(result.games).toBe(1);
    expect(result.read).toMatchObject({
      faultCount: 1,
      faults: [{ where: `line ${at + 1}`, message: 'is cut off' }],
    });
  });

  it('that is cut off is refused', async () => {
    const whole = inMembers(DUMP);
    const { code, out, result } = await importOf(whole.subarray(0, whole.length - 60), 'dump.json.gz');
    expect([code, result.error.code]).toEqual([3, 'dump_cut']);
    expect(result.error.message).toContain('pass --allow-cut');
    expect(await readdir(dirname(out))).toEqual([]);
  });

  it('that is cut off is read as far as it goes when that is allowed', async () => {
    const whole = inMembers(DUMP);
    const cut = whole.subarray(0, whole.length - 60);
    const { code, result } = await importOf(cut, 'dump.json.gz', '--allow-cut');
    expect(code).toBe(0);
    expect(result.read.ending).toBe('cut');
    expect(result.games).toBeGreaterThan(0);
  });

  it('that is damaged is refused, with the place of the damage', async () => {
    const damaged = inMembers(DUMP);
    damaged.fill(0x55, 300, 400);
    const { code, result } = await importOf(damaged, 'dump.json.gz');
    expect([code, result.error.code]).toEqual([3, 'dump_damaged']);
    expect(result.error.message).toMatch(/is damaged before byte \d+/);
  });

  it('in the form of the REST API is refused, with advice what to do', async () => {
    const rest = { type: 'item', id: 'Q1', labels: { en: 'Azul' }, statements: { P2339: ['"P2339"'] } };
    const { code, result } = await importOf(aDump([rest]));
    expect(code).toBe(2);
    expect(result.error.message).toMatch(/form of the REST API.*Special:EntityData or with wbgetentities/);
  });

  it('without a game is refused', async () => {
    const { code, out, result } = await importOf(aDump([anItem('Q1', { labels: { en: 'Nothing' } })]));
    expect([code, result.error.message]).toEqual([
      2,
      expect.stringContaining('has no game among 1 document'),
    ]);
    expect(await readdir(dirname(out))).toEqual([]);
  });

  it('that is no dump at all is refused', async () => {
    const { code, result } = await importOf('once upon a time\n');
    expect([code, result.error.message]).toEqual([
      2,
      expect.stringContaining('has no document of an item; expected is a JSON dump'),
    ]);
  });

  it('in a compression that is not read is refused by name', async () => {
    const { code, result } = await importOf(Buffer.from('28b52ffd00', 'hex'), 'dump.json.zst');
    expect([code, result.error.message]).toEqual([2, expect.stringContaining('compressed with zstd')]);
  });
});

describe('the folder an import writes to', () => {
  it('is not changed if it is not empty', async () => {
    const from = await aPath('dump.json');
    const out = await aPath('out');
    await writeFile(from, DUMP);
    await mkdir(out);
    await writeFile(join(out, 'mine'), '');
    const { code, result } = await runImport('wikidata', '--from', from, '--out', out);
    expect([code, result.error.message]).toEqual([2, expect.stringContaining('is not empty')]);
    expect(await readdir(out)).toEqual(['mine']);
  });

  it('is replaced as a whole with --force', async () => {
    const from = await aPath('dump.json');
    const out = await aPath('out');
    await writeFile(from, DUMP);
    await mkdir(out);
    await writeFile(join(out, 'mine'), '');
    expect((await runImport('wikidata', '--from', from, '--out', out, '--force')).code).toBe(0);
    expect(await catalogIn(out)).toEqual(expected);
    expect(await readdir(out)).not.toContain('mine');
  });

  it('is not created for a dump that does not exist', async () => {
    const out = await aPath('out');
    const { code, result } = await runImport('wikidata', '--from', '/nowhere/dump.json', '--out', out);
    expect([code, result.error.message]).toEqual([2, 'there is no file and no folder /nowhere/dump.json']);
    expect(await readdir(dirname(out))).toEqual([]);
  });
});

it('writes no line separator characters into any file', async () => {
  const item = anItem('Q900010', {
    labels: { en: 'Two\u2028lines' },
    descriptions: { en: 'a\u2029game' },
    claims: { P31: [says.item('Q131436')] },
  });
  const { out } = await importOf(`[\n${JSON.stringify(item)},\n${JSON.stringify(ORCHARD)}\n]\n`);
  expect((await recordsIn<{ name: { en: string } }>(out, 'games.ndjson')).map(({ name }) => name.en)).toEqual(
    ['Obstgarten', 'Two lines'],
  );
  expect((await CatalogSource.open(out)).counts.games).toBe(2);
});
