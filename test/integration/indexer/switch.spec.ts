import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Catalog, CursorCodec, type Page } from '#libs/catalog';
import { connectElastic, type ElasticCatalog } from '#libs/search-elastic';
import { HoldingProxy } from '../../support/holding-proxy.js';
import { realElasticsearch } from '../../support/real-services.js';
import { until } from '../../support/until.js';
import { aGameRecord, aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';

/** Longer than what is held is held, which would otherwise fail by itself on a busy machine. */
const TIMEOUT_MS = 60_000;
const SEARCHES = 20;
/** A whole title begins it, and no title matches it in full. */
const QUERY = 'harbour board game';

describeIndexer('a search while another generation is promoted', indexed => {
  let proxy: HoldingProxy;
  let elastic: ElasticCatalog;
  let catalog: Catalog;
  let first: string;

  beforeEach(async () => {
    proxy = await HoldingProxy.to(realElasticsearch());
    first = await promote('Harbour: Lights');
    const { prefix } = indexed();
    elastic = connectElastic({ nodes: [proxy.url], prefix, timeoutMs: TIMEOUT_MS, onFailure: fail });
    await elastic.start();
    await elastic.prepare(elastic.generations.current()!);
    catalog = new Catalog(
      elastic.search,
      elastic.generations,
      new CursorCodec(['a secret of the test']),
      elastic.changes,
    );
  });
  afterEach(async () => {
    await elastic.close();
    proxy.close();
  });

  it('is answered in part all the time, however long the titles are read, and then from the promoted one', async () => {
    proxy.hold(path => path.includes('_search') && !path.includes(first));
    const second = await promote('Harbour: Lights', 'Harbour: Bridge');
    await proxy.holding('_search');
    for (let asked = 0; asked < SEARCHES; asked++)
      expect(idsIn(await search())).toEqual([first, ['harbour', 'harbour-lights']]);
    proxy.hold(() => false);
    proxy.release('_search');
    let answered = await search();
    await until(async () => (answered = await search()).generation.id === second);
    expect(idsIn(answered)).toEqual([second, ['harbour', 'harbour-bridge', 'harbour-lights']]);
  });

  it('continues in the generation in which it began, and a rollback finds the titles of the one before in memory', async () => {
    const begun = await search(1);
    const second = await promote('Harbour: Lights', 'Harbour: Bridge');
    await until(async () => elastic.generations.current()?.id === second);
    // Whoever read all titles would wait for these.
    proxy.hold(path => /-(publishers|people)-.*_search/.test(path));
    const next = await search(1, begun.nextCursor);
    expect(idsIn(next)).toEqual([first, ['harbour-lights']]);
    await indexed().indexer('rollback');
    await until(async () => elastic.generations.current()?.id === first);
    expect(idsIn(await search())).toEqual([first, ['harbour', 'harbour-lights']]);
  });

  async function promote(...titles: readonly string[]): Promise<string> {
    return indexed().promote(await aSource(({ games }) => games.push(...titles.map(aGameRecord))));
  }

  function search(limit = 20, cursor?: string): Promise<Page<'games'>> {
    return catalog.list({ resource: 'games', filters: {}, q: QUERY, limit, ...(cursor && { cursor }) });
  }
});

function idsIn({ generation, items }: Page<'games'>): [generation: string, ids: string[]] {
  return [generation.id, items.map(({ id }) => id)];
}

function fail(failure: Error): never {
  throw failure;
}
