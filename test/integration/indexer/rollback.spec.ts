import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

describeIndexer('rollback', catalog => {
  it('promotes the generation that was current before', async () => {
    const first = await catalog().promote(await aSource());
    await catalog().promote(await aSource(), '--force');
    const { code } = await catalog().indexer('rollback');
    expect(code).toBe(0);
    expect(await catalog().current()).toEqual([first]);
  });

  it('is undone by a second rollback', async () => {
    await catalog().promote(await aSource());
    const second = await catalog().promote(await aSource(), '--force');
    await catalog().indexer('rollback');
    await catalog().indexer('rollback');
    expect(await catalog().current()).toEqual([second]);
  });

  it('returns to a promoted generation, not to one that was only built', async () => {
    const first = await catalog().promote(await aSource());
    await catalog().indexer('build', '--source', await aSource());
    await catalog().promote(await aSource(), '--force');
    await catalog().indexer('rollback');
    expect(await catalog().current()).toEqual([first]);
  });

  it('returns to the generation that served last, not to one that was rolled back', async () => {
    await catalog().promote(await aSource());
    const good = await catalog().promote(await aSource(), '--force');
    await catalog().promote(await aSource(), '--force');
    await catalog().indexer('rollback');
    await catalog().promote(await aSource(), '--force');
    await catalog().indexer('rollback');
    expect(await catalog().current()).toEqual([good]);
  });

  it('says so when there is no earlier generation', async () => {
    const generation = await catalog().promote(await aSource());
    const { code, result } = await catalog().indexer('rollback');
    expect({ code, error: result.error.code }).toEqual({ code: 7, error: 'no_generation' });
    expect(await catalog().current()).toEqual([generation]);
  });

  it('changes nothing with --dry-run', async () => {
    const first = await catalog().promote(await aSource());
    const second = await catalog().promote(await aSource(), '--force');
    const { result } = await catalog().indexer('rollback', '--dry-run');
    expect(result).toEqual({ generation: first, replaced: null, promoted: false });
    expect(await catalog().current()).toEqual([second]);
  });
});
