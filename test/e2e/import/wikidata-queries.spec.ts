import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Store } from 'oxigraph';
import { aDump, anItem, says } from '#libs/testing';
import { aFile, aPath, catalogIn, recordsIn, runImport } from './support/run-import.js';
import { ITEMS } from './support/some-items.js';
import { PREFIXES, toRdf } from './support/to-rdf.js';

/** Every possible game has a BoardGameGeek id here, because the query for games finds only those. */
const DOCUMENTS = ITEMS.map((item, index) => {
  const claims = item.claims as Readonly<Record<string, unknown>>;
  const isGame = ['P2339', 'P8646', 'P361', 'P1476'].some(property => property in claims);
  const { claims: added } = anItem(String(item.id), {
    claims: { P2339: [says.text(String(1_000 + index))] },
  });
  const { P123 = [] } = claims as { P123?: object[] };
  return isGame ? { ...item, claims: { ...(added as object), ...claims, P123: P123.toReversed() } } : item;
});

const store = new Store();
store.load(`${PREFIXES}\n${toRdf(DOCUMENTS)}`, { format: 'text/turtle' });

/** The answer of the query service to a shipped query. */
async function ask(file: string, change: (query: string) => string = query => query): Promise<string> {
  const query = change(await readFile(`indexer/wikidata/${file}`, 'utf8'));
  return store.query(`${PREFIXES}\n${query}`, { results_format: 'json' }) as string;
}

/** In the result of a query, statements and aliases have no order. */
async function withoutOrder(out: string): Promise<unknown> {
  const games = await recordsIn<{ aliases: string[] }>(out, 'games.ndjson');
  const others = (await catalogIn(out)).slice(1);
  return { games: games.map(game => ({ ...game, aliases: game.aliases.toSorted() })), others };
}

async function importOf(pages: Readonly<Record<string, string>>) {
  const folder = await aPath('pages');
  await mkdir(folder);
  for (const [name, page] of Object.entries(pages)) await writeFile(join(folder, name), page);
  const out = await aPath('out');
  return { out, ...(await runImport('wikidata', '--from', folder, '--out', out)) };
}

describe('the shipped queries', () => {
  let expected: unknown;
  beforeAll(async () => {
    const out = await aPath('out');
    await runImport('wikidata', '--from', await aFile('dump.json', aDump(DOCUMENTS)), '--out', out);
    expected = await withoutOrder(out);
  });

  it('give the same catalog as the documents of the items', async () => {
    const { code, out } = await importOf({
      'games-0.json': await ask('games.rq'),
      'names-0.json': await ask('names.rq'),
    });
    expect(code).toBe(0);
    expect(await recordsIn(out, 'games.ndjson')).toHaveLength(2);
    expect(await withoutOrder(out)).toEqual(expected);
  });

  it('give the same catalog in pages too, of which the last has no rows', async () => {
    const page = (file: string, number: number) =>
      ask(file, query => query.replace(/LIMIT \d+ OFFSET 0/, `LIMIT 2 OFFSET ${number * 2}`));
    const pages: Record<string, string> = {};
    for (const file of ['games.rq', 'names.rq'])
      for (let number = 0; number < 10; number++) pages[`${file}-${number}.json`] = await page(file, number);
    expect(JSON.parse(pages['games.rq-7.json']!)).toMatchObject({ results: { bindings: [] } });
    expect(await withoutOrder((await importOf(pages)).out)).toEqual(expected);
  });

  it('find the items to fetch one by one: by their id, and by every class of games and expansions', async () => {
    const { results } = JSON.parse(await ask('items.rq')) as {
      results: { bindings: { item: { value: string } }[] };
    };
    const found = results.bindings.map(({ item }) => item.value.replace(/.*\//, ''));
    expect(found).toEqual(['Q900001', 'Q900002', 'Q900003', 'Q900004', 'Q900005', 'Q900006']);
    const query = await readFile('indexer/wikidata/items.rq', 'utf8');
    const table = await readFile('indexer/src/import/wikidata/tables/classes.data.ts', 'utf8');
    const deciding = [...table.matchAll(/id: '(Q\d+)'.*decides: '(?:game|expansion)'/g)].map(
      ([, id]) => `wd:${id}`,
    );
    expect(deciding.length).toBeGreaterThan(10);
    expect(query.match(/wd:Q\d+/g)?.sort()).toEqual(deciding.sort());
  });
});
