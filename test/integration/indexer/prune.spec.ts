import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';

describeIndexer('prune', catalog => {
  it('keeps generations for which cursors may still be valid', async () => {
    const promoted = await promoteThree(catalog());
    const { result } = await catalog().indexer('prune');
    expect(result.generations).toEqual([]);
    expect(await catalog().generations()).toEqual(promoted);
  });

  it('deletes a generation when its cursors have expired, but never the current and the previous one', async () => {
    const [first, second, third] = await promoteThree(catalog());
    const { result } = await catalog().indexer('prune', '--keep-hours', '0');
    expect(result.generations).toEqual([first]);
    expect(await catalog().generations()).toEqual([second, third]);
  });

  it('counts from when a generation was replaced, not from when it was built', async () => {
    const [, second, third] = await promoteThree(catalog());
    await catalog().indexer('rollback');
    await catalog().promote(await aSource(), '--force');
    const { generations } = (await catalog().indexer('status')).result;
    const replacedAt = (id: string) =>
      generations.find((each: { generation: string }) => each.generation === id).replacedAt as string;
    // Rolled back from the third to the second, which was replaced later though it was built earlier.
    expect(replacedAt(second) > replacedAt(third)).toBe(true);
  });

  it('deletes what a killed build left', async () => {
    const generation = await catalog().promote(await aSource());
    const killed = catalog().start(['build', '--source', await aSource()]);
    await killed.told('finalize');
    killed.signal('SIGKILL');
    await killed.outcome;
    await catalog().indexer('prune');
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('deletes a single index that a killed build left', async () => {
    await catalog().client.indices.create({ index: `${catalog().prefix}-vocabulary-20261121t092535837z` });
    await catalog().indexer('prune');
    expect(await catalog().generations()).toEqual([]);
  });

  it('deletes a build that was not promoted in time', async () => {
    const generation = await catalog().promote(await aSource());
    await catalog().indexer('build', '--source', await aSource());
    await catalog().indexer('prune', '--keep-hours', '0');
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('only lists with --dry-run', async () => {
    const promoted = await promoteThree(catalog());
    const { result } = await catalog().indexer('prune', '--keep-hours', '0', '--dry-run');
    expect(result).toEqual({ generations: [promoted[0]], deleted: false });
    expect(await catalog().generations()).toEqual(promoted);
  });
});

async function promoteThree(catalog: TestCatalog): Promise<[string, string, string]> {
  const source = await aSource();
  const promote = () => catalog.promote(source, '--force');
  return [await promote(), await promote(), await promote()];
}
