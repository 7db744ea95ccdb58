import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aDump, anItem, says } from '#libs/testing';
import { aFile, aPath, catalogIn, recordsIn, runImport } from './support/run-import.js';
import { DESIGNER, HARBOUR, HARBOUR_STORMS, ITEMS, ORCHARD } from './support/some-items.js';

/** A folder with a page for each entry. */
async function aFolder(pages: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await aPath('pages');
  await mkdir(folder);
  for (const [name, page] of Object.entries(pages))
    await writeFile(join(folder, name), typeof page === 'string' ? page : JSON.stringify(page));
  return folder;
}

async function importOf(from: string) {
  const out = await aPath('out');
  return { out, ...(await runImport('wikidata', '--from', from, '--out', out)) };
}

const byId = (items: readonly Readonly<Record<string, unknown>>[]) =>
  Object.fromEntries(items.map(item => [item.id, item]));

let expected: string[];
beforeAll(async () => {
  expected = await catalogIn((await importOf(await aFile('dump.json', aDump(ITEMS)))).out);
});

describe('the same items give the same catalog as a dump', () => {
  it('as answers of wbgetentities', async () => {
    const middle = Math.floor(ITEMS.length / 2);
    const folder = await aFolder({
      'b.json': { entities: byId(ITEMS.slice(0, middle)), success: 1 },
      'a.json': { entities: byId(ITEMS.slice(middle)), success: 1 },
    });
    const { code, out } = await importOf(folder);
    expect(code).toBe(0);
    expect(await catalogIn(out)).toEqual(expected);
  });

  it('as a page of Special:EntityData for each', async () => {
    const pages = ITEMS.map(item => [`${String(item.id)}.json`, { entities: { [String(item.id)]: item } }]);
    const { out } = await importOf(await aFolder(Object.fromEntries(pages) as Record<string, unknown>));
    expect(await catalogIn(out)).toEqual(expected);
  });

  it('as a single page', async () => {
    const { out } = await importOf(await aFile('page.json', JSON.stringify({ entities: byId(ITEMS) })));
    expect(await catalogIn(out)).toEqual(expected);
  });
});

describe('a folder of pages', () => {
  it('follows redirects: a reference to the old id finds the item', async () => {
    const game = anItem('Q900020', {
      labels: { en: 'Redirected' },
      claims: { P31: [says.item('Q131436')], P287: [says.item('Q900900')] },
    });
    const expansion = anItem('Q900021', {
      labels: { en: 'Redirected: More' },
      claims: { P31: [says.item('Q60474521')], P8646: [says.item('Q900999')] },
    });
    const entities = {
      Q900999: { ...game, redirects: { from: 'Q900999', to: 'Q900020' } },
      Q900021: expansion,
      Q900900: { ...DESIGNER, redirects: { from: 'Q900900', to: 'Q900101' } },
    };
    const { out } = await importOf(await aFolder({ 'page.json': { entities } }));
    expect(await recordsIn(out, 'games.ndjson')).toMatchObject([{ designers: ['ada-first'] }]);
    expect(await recordsIn(out, 'expansions.ndjson')).toMatchObject([{ baseGame: 'redirected' }]);
  });

  it('names the items to fetch next, and is complete with them', async () => {
    const first = await importOf(
      await aFolder({ 'games.json': { entities: byId([HARBOUR, HARBOUR_STORMS]) } }),
    );
    const missing = (await readFile(join(first.out, 'missing-items.txt'), 'utf8')).trim().split('\n');
    expect(missing).toEqual(expect.arrayContaining(['Q900101', 'Q900102', 'Q900201', 'Q900202']));
    expect(first.result.itemsWithoutName).toBe(missing.length);
    expect(await recordsIn(first.out, 'games.ndjson')).toMatchObject([
      { designers: ['eve-fifth'], publisher: null },
    ]);
    const names = ITEMS.filter(({ id }) => missing.includes(String(id)));
    const second = await importOf(
      await aFolder({
        'games.json': { entities: byId([HARBOUR, HARBOUR_STORMS]) },
        'names.json': { entities: byId(names) },
      }),
    );
    expect(await recordsIn(second.out, 'games.ndjson')).toMatchObject([
      {
        designers: ['cleo-third', 'ada-first', 'dan-fourth', 'eve-fifth'],
        illustrators: ['bob-second'],
        publisher: 'first-house',
        languages: ['en'],
      },
    ]);
  });

  it('names the game that an expansion was left out for, and is complete with it', async () => {
    const first = await importOf(await aFolder({ 'a.json': { entities: byId([HARBOUR_STORMS, ORCHARD]) } }));
    expect(first.result.leftOut).toEqual({ 'extends a game that is not in the catalog': 1 });
    expect(await readFile(join(first.out, 'missing-items.txt'), 'utf8')).toBe('Q142714\nQ900001\n');
    const all = { entities: byId([HARBOUR_STORMS, ORCHARD, HARBOUR]) };
    const second = await importOf(await aFolder({ 'a.json': all }));
    expect(second.result).toMatchObject({ games: 2, expansions: 1, leftOut: {} });
  });

  it('skips pages that cannot be read, and reports each with its name', async () => {
    const { code, result, out } = await importOf(
      await aFolder({
        'good.json': { entities: byId(ITEMS) },
        'half.json': '{"entities": {"Q1": {"type":',
        'refused.json': { error: { code: 'no-such-entity', info: 'Could not find an entity' } },
        'rest.json': { type: 'item', id: 'Q1', labels: { en: 'Azul' }, statements: {} },
        'notes.txt': 'not a page',
      }),
    );
    expect(code).toBe(0);
    expect(result.read).toMatchObject({
      faultCount: 3,
      faults: [
        { where: 'half.json', message: expect.stringContaining('is not JSON') },
        { where: 'refused.json', message: expect.stringContaining('Could not find an entity') },
        { where: 'rest.json', message: expect.stringContaining('is in the form of the REST API') },
      ],
    });
    expect(await catalogIn(out)).toEqual(expected);
  });

  it.each([
    ['without a page', {}, 'holds no .json and no .json.gz file'],
    [
      'with the result of another query',
      { 'other.json': { head: { vars: ['item', 'itemLabel'] }, results: { bindings: [] } } },
      'is the result of another query: it has no ?property, ?value',
    ],
    [
      'with items in the form of the REST API',
      { 'rest.json': { type: 'item', id: 'Q1', labels: { en: 'Azul' }, statements: {} } },
      'is in the form of the REST API',
    ],
  ])('%s is refused', async (_, pages, message) => {
    const { code, result } = await importOf(await aFolder(pages));
    expect([code, result.error.message]).toEqual([2, expect.stringContaining(message)]);
  });
});
