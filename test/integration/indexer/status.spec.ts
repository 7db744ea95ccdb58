import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

describeIndexer('status', catalog => {
  it('is one object, also before anything is built', async () => {
    const { code, events } = await catalog().indexer('status');
    expect(code).toBe(0);
    expect(events).toEqual([{ current: null, generations: [] }]);
  });

  it('shows the state of each generation, newest first', async () => {
    const source = await aSource();
    for (let left = 3; left > 0; left--) await catalog().promote(source, '--force');
    await catalog().indexer('build', '--source', source);
    const killed = catalog().start(['build', '--source', source]);
    await killed.told('load');
    killed.signal('SIGKILL');
    await killed.outcome;
    const { result } = await catalog().indexer('status');
    const states = result.generations.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['incomplete', 'unpromoted', 'current', 'previous', 'kept']);
  });

  it('shows digest, counts and size of the current one', async () => {
    const { result: run } = await catalog().indexer('run', '--source', await aSource());
    const { result } = await catalog().indexer('status');
    expect(result.current).toBe(run.generation);
    expect(result.generations[0]).toMatchObject({
      generation: run.generation,
      digest: run.digest,
      counts: run.counts,
    });
    expect(result.generations[0].sizeBytes).toBeGreaterThan(1_000);
  });
});
