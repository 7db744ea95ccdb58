import { expect, it } from '@jest/globals';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { TestCatalog } from './support/open-test-catalog.js';

describeIndexer('a second indexer', catalog => {
  it('is refused while the first one runs, and does not disturb it', async () => {
    const source = await aSource();
    const first = catalog().start(['run', '--source', source]);
    await first.told('read');
    const second = await catalog().indexer('run', '--source', source);
    expect({ first: (await first.outcome).code, second: second.code }).toEqual({ first: 0, second: 6 });
  });

  it('is told which process has the lock', async () => {
    await holdLock(catalog(), new Date());
    const { result } = await catalog().indexer('prune');
    expect(result.error).toMatchObject({
      code: 'another_indexer',
      message: expect.stringContaining('"run" by process 4711 on elsewhere'),
      holder: { host: 'elsewhere', pid: 4711 },
    });
  });

  it.each(['run --source indexer/seed', 'build --source indexer/seed', 'promote', 'rollback', 'prune'])(
    'cannot %s',
    async command => {
      await holdLock(catalog(), new Date());
      expect((await catalog().indexer(...command.split(' '))).code).toBe(6);
    },
  );

  it.each(['status', 'check'])('can still %s', async command => {
    await catalog().promote(await aSource());
    await holdLock(catalog(), new Date());
    expect((await catalog().indexer(command)).code).toBe(0);
  });

  it('takes over from one that has not renewed its lock for more than a minute', async () => {
    await holdLock(catalog(), new Date(Date.now() - 61_000));
    expect((await catalog().indexer('prune')).code).toBe(0);
  });

  it('does not take over from one that renewed its lock within the last minute', async () => {
    await holdLock(catalog(), new Date(Date.now() - 50_000));
    expect((await catalog().indexer('prune')).code).toBe(6);
  });
});

describeIndexer('an indexer whose lock was taken over', catalog => {
  it('promotes nothing', async () => {
    const run = catalog().start(['run', '--source', await aSource()]);
    await run.told('create');
    await holdLock(catalog(), new Date());
    const { code, result } = await run.outcome;
    expect({ code, error: result.error.code }).toEqual({ code: 6, error: 'lock_lost' });
    expect(await catalog().current()).toEqual([]);
  });
});

/** Takes the lock as an indexer on another machine would. */
async function holdLock({ client, prefix }: TestCatalog, heartbeat: Date): Promise<void> {
  const time = heartbeat.toISOString();
  const document = {
    token: 'other',
    command: 'run',
    host: 'elsewhere',
    pid: 4711,
    pidNamespace: '',
    since: time,
    heartbeat: time,
  };
  await client.index({ index: `${prefix}-indexer-lock`, id: 'lock', document });
}
