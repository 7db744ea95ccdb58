import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Resource } from '#libs/catalog';
import { aGame, aTerm, anAward, writeSource } from '#libs/testing';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';

describeIndexer('check', catalog => {
  it('finds nothing wrong with what was just built', async () => {
    const { result } = await catalog().indexer('build', '--source', await aSource());
    const checked = await catalog().indexer('check');
    expect({ code: checked.code, ...checked.result }).toEqual({
      code: 0,
      generation: result.generation,
      good: true,
    });
  });

  it('finds nothing wrong with a title that is a number word alone, which is no number', async () => {
    const ten = aGame({ id: 'ten', name: { en: 'Ten' }, description: { en: 'Cards up to ten.' } });
    await catalog().indexer('build', '--source', await writeSource({ games: [ten] }));
    expect((await catalog().indexer('check')).result).toMatchObject({ good: true });
  });

  it('finds a record that is missing', async () => {
    await buildWithout(catalog(), 'games', 'quarry');
    const { code, result } = await catalog().indexer('check');
    expect(code).toBe(4);
    expect(result.error.problems).toContain('counts: games: the index holds 9 records, the source 10');
  });

  it.each([
    ['mechanics', 'auction'],
    ['categories', 'economic'],
    ['publishers', 'first-house'],
    ['people', 'bob-second'],
    ['awards', 'anchor'],
    ['series', 'ports'],
    ['games', 'vineyard'],
  ] as const)('finds a record of %s that games refer to and that does not exist', async (list, slug) => {
    await buildWithout(catalog(), list, slug, records => {
      const awards = [{ award: 'anchor', year: 2000, result: 'nominee' }];
      Object.assign(records.games[0]!, { awards, series: 'ports', reimplements: ['vineyard'] });
      records.awards = [anAward('anchor')];
      records.series = [aTerm('ports')];
    });
    const { result } = await catalog().indexer('check');
    expect(result.error.problems).toContain(
      `references: ${list}: "${slug}" is referred to, but does not exist`,
    );
  });

  it('finds an expansion whose game does not exist', async () => {
    await buildWithout(catalog(), 'games', 'harbour');
    const { result } = await catalog().indexer('check');
    expect(result.error.problems).toContain(
      'references: games: "harbour" is referred to, but does not exist',
    );
  });

  it('finds a title that is not the first result of its own search', async () => {
    const generation = await buildWithout(catalog(), 'games', 'quarry');
    const item = {
      id: 'quarry',
      name: { en: 'Quarry' },
      mechanics: [],
      categories: [],
      expansions: [],
      designerIds: [],
      illustratorIds: [],
      awards: [],
      reimplements: [],
    };
    const index = `${catalog().prefix}-games-${generation}`;
    await catalog().client.index({ index, id: 'quarry', document: { slug: 'quarry', item }, refresh: true });
    const { result } = await catalog().indexer('check');
    expect(result.error.problems).toContain(
      'titles: game quarry: a search for "Quarry" does not begin with that title',
    );
  });

  it('finds a title that the vocabulary lacks', async () => {
    const { result } = await catalog().indexer('build', '--source', await aSource());
    const index = `${catalog().prefix}-vocabulary-${result.generation}`;
    const parts = await catalog().client.search({ index, _source: false });
    for (const { _id } of parts.hits.hits) await catalog().client.delete({ index, id: _id!, refresh: true });
    const checked = await catalog().indexer('check');
    expect(checked.result.error.problems).toContain(
      'vocabulary: "quarry" of a title is not in the vocabulary',
    );
  });

  it('finds a golden query that does not find its game first', async () => {
    const { result } = await catalog().indexer('build', '--source', await withGolden('quarry\tharbour\n'));
    const checked = await catalog().indexer('check', result.generation);
    expect(checked.result.error.problems).toEqual([
      'golden queries: "quarry" finds quarry first, expected harbour',
    ]);
  });

  it('accepts golden queries that succeed', async () => {
    const golden = 'query\tfirst\twhy\nquary\tquarry\ta deletion\nqqqqqqqq\t-\tno such word\n';
    const { code, events } = await catalog().indexer('run', '--source', await withGolden(golden));
    expect(code).toBe(0);
    expect(events).toContainEqual({ event: 'check', check: 'golden queries', checked: 2, problems: [] });
  });

  it('prevents run from promoting', async () => {
    const generation = await catalog().promote(await aSource());
    const { code } = await catalog().indexer(
      'run',
      '--force',
      '--source',
      await withGolden('quarry\tharbour\n'),
    );
    expect(code).toBe(4);
    expect(await catalog().current()).toEqual([generation]);
  });

  it('prevents promote from promoting', async () => {
    await buildWithout(catalog(), 'people', 'ada-first');
    expect((await catalog().indexer('promote')).code).toBe(4);
    expect(await catalog().current()).toEqual([]);
  });
});

describeIndexer('a catalog that would shrink', catalog => {
  const SMALLER = ({ games }: { games: unknown[] }) => void games.splice(8);

  it('is refused by run, which builds nothing', async () => {
    const generation = await catalog().promote(await aSource());
    const { code, result } = await catalog().indexer('run', '--source', await aSource(SMALLER));
    expect(code).toBe(4);
    expect(result.error).toMatchObject({
      code: 'shrink_refused',
      message: expect.stringContaining('games from 10 to 8'),
    });
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('is refused by promote', async () => {
    const generation = await catalog().promote(await aSource());
    await catalog().indexer('build', '--source', await aSource(SMALLER));
    expect((await catalog().indexer('promote')).code).toBe(4);
    expect(await catalog().current()).toEqual([generation]);
  });

  it('is promoted with --allow-shrink', async () => {
    await catalog().promote(await aSource());
    const generation = await catalog().promote(await aSource(SMALLER), '--allow-shrink');
    expect(await catalog().current()).toEqual([generation]);
  });

  it('may lose a tenth', async () => {
    await catalog().promote(await aSource());
    const generation = await catalog().promote(await aSource(({ games }) => games.splice(9)));
    expect(await catalog().current()).toEqual([generation]);
  });
});

/** A build from which a record was lost. */
async function buildWithout(
  catalog: TestCatalog,
  resource: Resource,
  slug: string,
  change?: Parameters<typeof aSource>[0],
): Promise<string> {
  const { result } = await catalog.indexer('build', '--source', await aSource(change));
  const index = `${catalog.prefix}-${resource}-${result.generation}`;
  await catalog.client.delete({ index, id: slug, refresh: true });
  return result.generation as string;
}

async function withGolden(queries: string): Promise<string> {
  const source = await aSource();
  await writeFile(join(source, 'golden-queries.tsv'), queries);
  return source;
}
