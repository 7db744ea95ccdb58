import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import { type TestCatalog } from './support/open-test-catalog.js';
import { realElasticsearch } from '../../support/real-services.js';
import type { Outcome } from '../../support/run-indexer.js';

const LONGER_THAN_ONE_INTERRUPTION_MS = 700;

describeIndexer('what a run leaves behind', catalog => {
  it('is reported, with the command that deletes it, when its checks fail', async () => {
    const { code, events } = await runThatFails(catalog());
    const generation = (await catalog().generations())[0];
    expect(code).toBe(4);
    const remove = `npm run indexer -- prune ${generation}`;
    expect(events).toContainEqual({ event: 'left behind', generation, complete: true, remove });
  });

  it('is reported when the run is interrupted after the build', async () => {
    const run = catalog().start(['run', '--source', await aSource()]);
    await run.told('check');
    run.signal('SIGTERM');
    const { code, events } = await run.outcome;
    expect(code).toBe(143);
    const [generation] = await catalog().generations();
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'left behind', generation, complete: true }),
    );
  });

  it('is deleted, and nothing else, by prune with its name, whatever its age', async () => {
    const current = await catalog().promote(await aSource());
    await catalog().indexer('build', '--source', await aSource());
    await runThatFails(catalog());
    const [, kept, left] = await catalog().generations();
    const { result } = await catalog().indexer('prune', left!);
    expect(result).toEqual({ generations: [left], deleted: true });
    expect(await catalog().generations()).toEqual([current, kept]);
  });

  it('is reported when the process is forced to end at once', async () => {
    const proxy = await TcpProxy.to(realElasticsearch());
    try {
      const run = catalog().start(['run', '--source', await aSource()], {
        ELASTICSEARCH_URL: `http://${proxy.host}`,
      });
      await run.told('create');
      // It cannot clean up while Elasticsearch does not answer.
      proxy.hang();
      run.signal('SIGTERM');
      await new Promise(resolve => setTimeout(resolve, LONGER_THAN_ONE_INTERRUPTION_MS));
      run.signal('SIGTERM');
      const { code, result } = await run.outcome;
      expect({ code, ...result }).toEqual({
        code: 143,
        event: 'left behind',
        remove: 'npm run indexer -- prune',
      });
    } finally {
      proxy.close();
    }
  });
});

describeIndexer('prune with the name of a generation', catalog => {
  it('refuses a generation that is or was current', async () => {
    const first = await catalog().promote(await aSource());
    const second = await catalog().promote(await aSource(), '--force');
    for (const generation of [first, second]) {
      const { code, result } = await catalog().indexer('prune', generation);
      expect({ code, error: result.error.code }).toEqual({ code: 2, error: 'usage' });
    }
    expect(await catalog().generations()).toEqual([first, second]);
  });

  it('says so when there is none of that name', async () => {
    expect((await catalog().indexer('prune', '20200101t000000000z')).code).toBe(7);
  });
});

describeIndexer('run --prune', catalog => {
  it('deletes what prune would, and says what', async () => {
    const source = await aSource();
    const first = await catalog().promote(source);
    const second = await catalog().promote(source, '--force');
    const third = await catalog().indexer(
      'run',
      '--source',
      source,
      '--force',
      '--prune',
      '--keep-hours',
      '0',
    );
    expect(third.result).toMatchObject({ promoted: true, pruned: [first] });
    expect(await catalog().generations()).toEqual([second, third.result.generation]);
  });

  it('does so when there was nothing to build', async () => {
    const source = await aSource();
    const first = await catalog().promote(source);
    await catalog().promote(source, '--force');
    await catalog().promote(source, '--force');
    const { result } = await catalog().indexer('run', '--source', source, '--prune', '--keep-hours', '0');
    expect(result).toMatchObject({ promoted: false, pruned: [first] });
  });

  it('keeps what cursors may live in', async () => {
    const source = await aSource();
    for (let times = 0; times < 2; times++) await catalog().promote(source, '--force');
    const { result } = await catalog().indexer('run', '--source', source, '--force', '--prune');
    expect(result.pruned).toEqual([]);
  });
});

async function runThatFails(catalog: TestCatalog): Promise<Outcome> {
  const source = await aSource();
  await writeFile(join(source, 'golden-queries.tsv'), 'quarry\tharbour\n');
  return catalog.indexer('run', '--force', '--source', source);
}
