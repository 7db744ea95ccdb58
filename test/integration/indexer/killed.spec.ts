import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';

describeIndexer('an indexer that is killed', catalog => {
  it.each(['read', 'create', 'load', 'finalize', 'check'])(
    'at "%s" leaves the old generation serving',
    async event => {
      const generation = await catalog().promote(await aSource());
      await killAt(catalog(), event);
      expect(await catalog().current()).toEqual([generation]);
    },
  );

  it('at "promote" leaves one whole generation serving, the old or the new', async () => {
    const generation = await catalog().promote(await aSource());
    await killAt(catalog(), 'promote');
    const current = await catalog().current();
    expect(current).toHaveLength(1);
    expect([generation, (await catalog().generations()).at(-1)]).toContain(current[0]);
  });

  it('does not prevent the next one from running at once', async () => {
    await killAt(catalog(), 'load');
    const generation = await catalog().promote(await aSource());
    expect(await catalog().current()).toEqual([generation]);
  });

  it('leaves no build that could be promoted', async () => {
    await killAt(catalog(), 'load');
    const { code, result } = await catalog().indexer('promote');
    expect({ code, error: result.error.code }).toEqual({ code: 7, error: 'no_generation' });
  });
});

describeIndexer('an indexer that is interrupted', catalog => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'by %s removes its unfinished build, releases the lock and ends with %d',
    async (signal, code) => {
      const generation = await catalog().promote(await aSource());
      const run = catalog().start(['run', '--force', '--source', await aSource()]);
      await run.told('create');
      run.signal(signal);
      const outcome = await run.outcome;
      expect({ code: outcome.code, error: outcome.result.error.code }).toEqual({
        code,
        error: 'interrupted',
      });
      expect(await catalog().generations()).toEqual([generation]);
      const lock = { index: `${catalog().prefix}-indexer-lock`, id: 'lock' };
      expect(await catalog().client.exists(lock)).toBe(false);
    },
  );
});

async function killAt(catalog: TestCatalog, event: string): Promise<void> {
  const run = catalog.start(['run', '--force', '--source', await aSource()]);
  await run.told(event);
  run.signal('SIGKILL');
  await run.outcome;
}
