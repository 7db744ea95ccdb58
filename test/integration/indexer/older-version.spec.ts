import { expect, it } from '@jest/globals';
import { connectElastic, readGenerations } from '#libs/search-elastic';
import { realElasticsearch } from '../../support/real-services.js';
import { aSource } from './support/a-source.js';
import { makeOlder } from './support/built-by-older-version.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';
import { PATIENCE_MS } from '../../support/until.js';

describeIndexer('After a generation of an older version, which knew fewer lists', catalog => {
  /** The generation of an older version, and that of this one, which replaced it. */
  async function upgraded(): Promise<[older: string, newer: string]> {
    const older = await catalog().promote(await aSource());
    await makeOlder(catalog().client, catalog().prefix, older);
    return [older, await catalog().promote(await aSource(), '--force', '--prune')];
  }

  it('status calls it the previous one, and says what it lacks', async () => {
    const [older] = await upgraded();
    const { result } = await catalog().indexer('status');
    expect(result.generations).toMatchObject([
      { state: 'current', missing: [] },
      { generation: older, state: 'previous', missing: ['awards', 'series'] },
    ]);
  });

  it('rollback returns to it, and back again, with every alias', async () => {
    const [older, newer] = await upgraded();
    expect((await catalog().indexer('rollback')).code).toBe(0);
    expect(await generationsWithAlias(catalog())).toEqual([older]);
    expect((await catalog().indexer('rollback')).code).toBe(0);
    expect(await catalog().current()).toEqual([newer]);
  });

  it('prune keeps it as long as a walk of an older API may read it', async () => {
    const [older, newer] = await upgraded();
    const { kept } = await readGenerations(catalog().client, catalog().prefix, [], 20_000);
    expect(kept.map(({ id }) => id)).toEqual([newer, older]);
  });

  it('an API serves it, with the titles of the lists that it has in memory', async () => {
    const { client, prefix } = catalog();
    const older = await catalog().promote(await aSource());
    await makeOlder(client, prefix, older);
    const elastic = connectElastic({
      nodes: [realElasticsearch()],
      prefix,
      timeoutMs: PATIENCE_MS,
      onFailure: failure => {
        throw failure;
      },
    });
    await elastic.start();
    const generation = elastic.generations.current()!;
    await elastic.prepare(generation);
    expect(elastic.titleLists.has(generation, 'games')).toBe(true);
    expect(elastic.titleLists.has(generation, 'awards')).toBe(false);
    await elastic.close();
  });

  it('promote checks the lists that it has', async () => {
    const [older] = await upgraded();
    const { code, events } = await catalog().indexer('promote', older);
    expect(code).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ check: 'counts', checked: 6, problems: [] }));
  });

  it('diff shows what the lists of this version add', async () => {
    const older = await catalog().promote(await aSource());
    await makeOlder(catalog().client, catalog().prefix, older);
    const source = await aSource(records => {
      records.series = [{ id: 'harbours', label: { en: 'Harbours' } }];
    });
    const { code, result } = await catalog().indexer('diff', '--source', source);
    expect(code).toBe(0);
    expect(result.differences.series.added).toMatchObject({ count: 1 });
  });
});

describeIndexer('A generation of a newer version, which has one more list', catalog => {
  it('loses all its indices when it is pruned, and serves with all its aliases', async () => {
    const { client, prefix } = catalog();
    const newer = await catalog().promote(await aSource());
    await client.indices.create({ index: `${prefix}-kits-${newer}`, aliases: { [`${prefix}-kits`]: {} } });
    const older = await catalog().promote(await aSource(), '--force');
    expect(await generationsWithAlias(catalog())).toEqual([older]);
    await catalog().promote(await aSource(), '--force');
    await catalog().indexer('prune', '--keep-hours', '0');
    expect(await catalog().generations()).not.toContain(newer);
  });
});

async function generationsWithAlias({ client, prefix }: TestCatalog): Promise<string[]> {
  const aliases = await client.indices.getAlias({ index: `${prefix}-*` });
  const serving = Object.entries(aliases).filter(([, index]) =>
    Object.keys(index.aliases).some(alias => /^[a-z]+$/.test(alias.slice(prefix.length + 1))),
  );
  const ids = serving.flatMap(([name]) => /\d{8}t\d{9}z$/.exec(name)?.[0] ?? []);
  return [...new Set(ids)];
}
