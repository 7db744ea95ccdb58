import { beforeAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { generateCatalog } from '#libs/catalog-generator';
import { realElasticsearch } from '../../support/real-services.js';
import { aFolder, aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import type { IndexerProcess } from './support/indexer-process.js';
import { HoldingProxy } from '../../support/holding-proxy.js';

/** More than a few bulk requests, which are held. */
const GAMES = 2_000;
/** Less than one request may take, so that not one of them was waited for to its end. */
const SOON_MS = 40_000;

/** What a disk does that is full before Elasticsearch notices that it fills up. */
describeIndexer('an Elasticsearch that no longer answers writes', catalog => {
  let large: string;
  let proxy: HoldingProxy;
  beforeAll(async () => {
    large = await aFolder();
    await generateCatalog({ from: 'indexer/seed', to: large, games: GAMES, seed: 'hung writes' });
  });
  beforeEach(async () => {
    proxy = await HoldingProxy.to(realElasticsearch());
  });
  afterEach(() => proxy.close());

  /** A run whose bulk requests and renewals of the lock are held. */
  async function runThatHangs(): Promise<IndexerProcess> {
    const run = catalog().start(['run', '--force', '--source', large], { ELASTICSEARCH_URL: proxy.url });
    await run.told('create');
    proxy.hold(path => /_bulk|_doc|_create/.test(path));
    await proxy.holding('indexer-lock');
    return run;
  }

  it('does not keep a run from ending by SIGTERM, and from removing what it built', async () => {
    const generation = await catalog().promote(await aSource());
    const run = await runThatHangs();
    const signaledAt = Date.now();
    run.signal('SIGTERM');
    expect((await run.outcome).code).toBe(143);
    expect(Date.now() - signaledAt).toBeLessThan(SOON_MS);
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('does not keep a run that finds the disk full from ending with 8 at once', async () => {
    const generation = await catalog().promote(await aSource());
    const run = await runThatHangs();
    await catalog().fillDisk();
    const filledAt = Date.now();
    proxy.release('_bulk');
    const { code, result } = await run.outcome;
    expect({ code, error: result.error.code }).toEqual({ code: 8, error: 'disk_full' });
    expect(Date.now() - filledAt).toBeLessThan(SOON_MS);
    expect(await catalog().generations()).toEqual([generation]);
  });

  it('ends a run with 8 when the disk has no space left', async () => {
    const run = await runThatHangs();
    const error = { type: 'i_o_exception', reason: 'No space left on device' };
    proxy.answer('_bulk', { took: 1, errors: true, items: [{ index: { status: 500, error } }] });
    const { code, result } = await run.outcome;
    expect({ code, error: result.error.code }).toEqual({ code: 8, error: 'disk_full' });
  });
});
