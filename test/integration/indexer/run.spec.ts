import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { RESOURCES, titleQuery } from '#libs/catalog';
import { connectElastic, type ElasticCatalog, type Vocabularies } from '#libs/search-elastic';
import { aGameRecord, aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import { type TestCatalog } from './support/open-test-catalog.js';
import { realElasticsearch } from '../../support/real-services.js';
import { PATIENCE_MS } from '../../support/until.js';

describeIndexer('run', catalog => {
  it('promotes all lists in the generation it names', async () => {
    const generation = await catalog().promote(await aSource());
    expect(await catalog().current()).toEqual([generation]);
  });

  it('ends with a result of generation, digest, counts and seconds', async () => {
    const { result } = await catalog().indexer('run', '--source', await aSource());
    expect(result).toMatchObject({
      generation: expect.stringMatching(/^\d{8}t\d{9}z$/),
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      counts: expect.objectContaining({ games: 10, expansions: 2, people: 2 }),
      seconds: expect.any(Number),
      promoted: true,
    });
  });

  it('never lets readers see lists of two generations', async () => {
    await catalog().promote(await aSource());
    const run = catalog().indexer('run', '--force', '--source', await aSource());
    const seen = await currentWhile(catalog(), run);
    expect(seen.every(generations => generations.length === 1)).toBe(true);
    expect(new Set(seen.flat()).size).toBe(2);
  });

  it('makes the catalog searchable by the adapter of the API, also with typos', async () => {
    await catalog().promote(await aSource());
    await withAdapter(catalog(), async ({ search, generations, vocabularies }) => {
      const generation = generations.current()!;
      await vocabularies.prepare(generation);
      const query = {
        resource: 'games',
        filters: {},
        title: titleQuery('ligthhouse'),
        after: undefined,
        count: 5,
      } as const;
      expect((await search.list(generation, query)).hits.map(({ item }) => item.id)).toEqual(['lighthouse']);
    });
  });

  it('stores a vocabulary of all titles', async () => {
    await catalog().promote(await aSource());
    await withAdapter(catalog(), async ({ generations, vocabularies }) => {
      const generation = generations.current()!;
      await vocabularies.prepare(generation);
      const found = RESOURCES.map(list => [list, wordsNear(vocabularies.of(generation, list), 'firts')]);
      const none = Object.fromEntries(RESOURCES.map(list => [list, []]));
      expect(Object.fromEntries(found)).toEqual({ ...none, publishers: ['first'], people: ['first'] });
    });
  });

  it('stores for readers how many words the longest title of each list has', async () => {
    const source = await aSource(({ games }) => games.push(aGameRecord('A Title Of Five Words')));
    await catalog().promote(source);
    await withAdapter(catalog(), async ({ generations }) => {
      expect(generations.current()!.longestTitleWords).toEqual({
        games: 5,
        expansions: 2,
        mechanics: 1,
        categories: 1,
        publishers: 2,
        people: 2,
        awards: 0,
        series: 0,
      });
    });
  });

  it('does nothing when the current generation contains the same catalog', async () => {
    const generation = await catalog().promote(await aSource());
    const { code, result } = await catalog().indexer('run', '--source', await aSource());
    expect({ code, ...result }).toMatchObject({ code: 0, generation, promoted: false });
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('builds again when the golden queries have changed, since they are checked before promotion', async () => {
    const source = await aSource();
    const generation = await catalog().promote(source);
    await writeFile(join(source, 'golden-queries.tsv'), 'query\tfirst\nHarbour\tharbour\n');
    const { result } = await catalog().indexer('run', '--source', source);
    expect(result.promoted).toBe(true);
    expect(result.generation).not.toBe(generation);
  });

  it('gives a rebuild of the same catalog the same digest', async () => {
    const first = await catalog().indexer('run', '--source', await aSource());
    const second = await catalog().indexer('run', '--force', '--source', await aSource());
    expect(second.result).toMatchObject({ digest: first.result.digest, promoted: true });
    expect(second.result.generation).not.toBe(first.result.generation);
  });

  it('replaces the current generation if one of its indices was deleted', async () => {
    const broken = await catalog().promote(await aSource());
    await catalog().client.indices.delete({ index: `${catalog().prefix}-people-${broken}` });
    const generation = await catalog().promote(await aSource());
    expect(await catalog().current()).toEqual([generation]);
  });

  it('with --if-empty promotes a first generation', async () => {
    const { code, result } = await catalog().indexer('run', '--if-empty', '--source', await aSource());
    expect({ code, ...result }).toMatchObject({ code: 0, promoted: true });
    expect(await catalog().current()).toEqual([result.generation]);
  });

  it('with --if-empty promotes over what was never current, such as an interrupted build', async () => {
    const { result: built } = await catalog().indexer('build', '--source', await aSource());
    const { result } = await catalog().indexer('run', '--if-empty', '--source', await aSource());
    expect(await catalog().current()).toEqual([result.generation]);
    expect(result.generation).not.toBe(built.generation);
  });

  it('with --if-empty keeps a current generation, whatever the source contains', async () => {
    const generation = await catalog().promote(await aSource());
    const other = await aSource(({ games }) => games.push(aGameRecord('Another')));
    for (const source of [other, 'no-such-folder']) {
      const { code, result } = await catalog().indexer('run', '--if-empty', '--source', source);
      expect({ code, ...result }).toMatchObject({ code: 0, generation, promoted: false, pruned: [] });
    }
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('with --if-empty also keeps a current generation that lost an index', async () => {
    const broken = await catalog().promote(await aSource());
    await catalog().client.indices.delete({ index: `${catalog().prefix}-people-${broken}` });
    const { code, result } = await catalog().indexer('run', '--if-empty', '--source', await aSource());
    expect({ code, ...result }).toMatchObject({ code: 0, generation: broken, promoted: false });
  });

  it('refuses --if-empty together with --force', async () => {
    const { code, result } = await catalog().indexer('run', '--if-empty', '--force', '--source', 'any');
    expect([code, result.error.message]).toEqual([2, expect.stringMatching(/--if-empty.*--force/)]);
  });

  it('leaves each index with one segment, or none without a record', async () => {
    const generation = await catalog().promote(await aSource());
    const { indices } = await catalog().client.indices.segments({
      index: `${catalog().prefix}-*-${generation}`,
    });
    const segments = Object.values(indices).map(
      ({ shards }) => Object.values(shards).flat()[0]!.num_search_segments,
    );
    expect(new Set(segments)).toEqual(new Set([0, 1]));
  });
});

describeIndexer('build', catalog => {
  it('serves nothing by itself', async () => {
    const { code, result } = await catalog().indexer('build', '--source', await aSource());
    expect(code).toBe(0);
    expect(await catalog().generations()).toEqual([result.generation]);
    expect(await catalog().current()).toEqual([]);
  });

  it('is promoted by promote', async () => {
    const { result } = await catalog().indexer('build', '--source', await aSource());
    await catalog().indexer('promote');
    expect(await catalog().current()).toEqual([result.generation]);
  });

  it('adds the requested number of replicas', async () => {
    const { result } = await catalog().indexer('build', '--replicas', '2', '--source', await aSource());
    const index = `${catalog().prefix}-games-${result.generation}`;
    const settings = await catalog().client.indices.getSettings({ index });
    expect(settings[index]?.settings?.index?.number_of_replicas).toBe('2');
  });
});

describeIndexer('promote --dry-run', catalog => {
  it('promotes nothing', async () => {
    await catalog().indexer('build', '--source', await aSource());
    const { result } = await catalog().indexer('promote', '--dry-run');
    expect(result.promoted).toBe(false);
    expect(await catalog().current()).toEqual([]);
  });
});

/** The current generations at many moments during some work, and after it. */
async function currentWhile(catalog: TestCatalog, work: Promise<unknown>): Promise<string[][]> {
  const seen: string[][] = [];
  const ended = work.then(() => true);
  do seen.push(await catalog.current());
  while (!(await Promise.race([ended, Promise.resolve(false)])));
  return [...seen, await catalog.current()];
}

function wordsNear(vocabulary: ReturnType<Vocabularies['of']>, word: string): string[] | undefined {
  return vocabulary?.near.words.find(word, 1).map(({ number }) => vocabulary.near.words.wordAt(number));
}

async function withAdapter(
  { prefix }: TestCatalog,
  use: (adapter: ElasticCatalog) => Promise<void>,
): Promise<void> {
  const adapter = connectElastic({
    nodes: [realElasticsearch()],
    prefix,
    timeoutMs: PATIENCE_MS,
    onFailure: failure => {
      throw failure;
    },
  });
  await adapter.start();
  try {
    await use(adapter);
  } finally {
    await adapter.close();
  }
}
