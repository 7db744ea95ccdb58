import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';

describeIndexer('an indexer that is killed', catalog => {
  it.each(['read', 'create', 'load', 'finalize', 'check'])(
    'at "%s" leaves the old generation serving',
    async event => {
      const generation = await killBeforePromotion(catalog(), event);
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

/**
 * Kills a run that has told `event`, and not yet that it promotes: on a busy machine the signal may come too late, and
 * then it is tried again.
 * @returns the generation that was promoted before
 */
async function killBeforePromotion(catalog: TestCatalog, event: string): Promise<string> {
  for (;;) {
    const generation = await catalog.promote(await aSource());
    if (!(await killAt(catalog, event)).includes('promote')) return generation;
  }
}

/** @returns the events that the run had told when it was dead */
async function killAt(catalog: TestCatalog, event: string): Promise<string[]> {
  const run = catalog.start(['run', '--force', '--source', await aSource()]);
  await run.told(event);
  run.signal('SIGKILL');
  const { events } = await run.outcome;
  return events.map(told => String(told.event));
}
