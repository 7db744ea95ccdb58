import { expect, it } from '@jest/globals';
import { aFolder, aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';

describeIndexer('on a disk past the flood stage', catalog => {
  it('rolls back, and forward again', async () => {
    const [, second, third] = await promoteThree(catalog());
    await catalog().fillDisk();
    const { code, events } = await catalog().indexer('rollback');
    expect(code).toBe(0);
    expect(events).toContainEqual({ event: 'unlocked' });
    expect(await catalog().current()).toEqual([second]);
    expect((await catalog().indexer('rollback')).code).toBe(0);
    expect(await catalog().current()).toEqual([third]);
  });

  it('prunes', async () => {
    const [first, second, third] = await promoteThree(catalog());
    await catalog().fillDisk();
    const { code, result } = await catalog().indexer('prune', '--keep-hours', '0');
    expect({ code, ...result }).toEqual({ code: 0, generations: [first], deleted: true });
    expect(await catalog().generations()).toEqual([second, third]);
  });

  it('promotes what was built before', async () => {
    const { result } = await catalog().indexer('build', '--source', await aSource());
    await catalog().fillDisk();
    expect((await catalog().indexer('promote')).code).toBe(0);
    expect(await catalog().current()).toEqual([result.generation]);
  });

  it('refuses to run at once, and says what to do', async () => {
    const generation = await catalog().promote(await aSource());
    await catalog().fillDisk();
    const { code, result } = await catalog().indexer('run', '--force', '--source', await aSource());
    expect({ code, error: result.error.code }).toEqual({ code: 8, error: 'disk_full' });
    expect(result.error.message).toMatch(/Free some space: "npm run indexer -- prune"/);
    expect(result.error.message).toMatch(/with no space at all free 10 MB of that disk by other means/);
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('removes what a run has built when the disk fills up meanwhile', async () => {
    const generation = await catalog().promote(await aSource());
    const source = await aFolder();
    await catalog().indexer('generate', '--games', '8000', '--out', source);
    const run = catalog().start(['run', '--force', '--source', source]);
    await run.told('load');
    await catalog().fillDisk();
    const { code, result, events } = await run.outcome;
    expect({ code, error: result.error?.code }).toEqual({ code: 8, error: 'disk_full' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'discard' }));
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('changes nothing while another indexer has the lock', async () => {
    const [, , third] = await promoteThree(catalog());
    const time = new Date().toISOString();
    const document = { token: 'other', command: 'run', host: 'elsewhere', pid: 4711, pidNamespace: '' };
    const lock = { index: `${catalog().prefix}-indexer-lock`, id: 'lock' };
    await catalog().client.index({ ...lock, document: { ...document, since: time, heartbeat: time } });
    await catalog().fillDisk();
    expect((await catalog().indexer('rollback')).code).toBe(6);
    expect((await catalog().indexer('prune', '--keep-hours', '0')).code).toBe(6);
    expect(await catalog().current()).toEqual([third]);
  });
});

async function promoteThree(catalog: TestCatalog): Promise<[string, string, string]> {
  const source = await aSource();
  const promote = () => catalog.promote(source, '--force');
  return [await promote(), await promote(), await promote()];
}
