import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogUnavailable } from '#libs/catalog';
import { connectElastic, type ElasticCatalog } from '#libs/search-elastic';
import { aGame, writeSource } from '#libs/testing';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { realElasticsearch } from '../../support/real-services.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { until } from '../../support/until.js';

/** A timeout as an operator would choose it; what must be fast is limited to a fraction of it. */
const TIMEOUT_MS = 2_000;
const AT_ONCE_MS = 50;
const TRIES = 10;

describe('A search while Elasticsearch cannot be reached', () => {
  let indexed: IndexedCatalog;
  let proxy: TcpProxy;
  let catalog: ElasticCatalog;
  let failures: Error[];

  beforeAll(async () => {
    indexed = await indexCatalog(await writeSource({ games: [aGame()] }));
  });
  afterAll(() => indexed.remove());

  beforeEach(async () => {
    failures = [];
    proxy = await TcpProxy.to(realElasticsearch());
    catalog = connectElastic({
      nodes: [`http://${proxy.host}`],
      prefix: indexed.prefix,
      timeoutMs: TIMEOUT_MS,
      onFailure: failure => failures.push(failure),
    });
    await catalog.start();
    const generation = catalog.generations.current()!;
    await catalog.vocabularies.prepare(generation);
    await catalog.titleLists.prepare(generation);
  });
  afterEach(async () => {
    await catalog.close();
    proxy.close();
  });

  it.each(['cut', 'hang'] as const)('is refused at once when its connections %s', async way => {
    proxy[way]();
    await until(async () => (await catalog.health()) !== 'ok');
    // The fastest of several tries: this machine may be busy.
    const times: number[] = [];
    for (let tried = 0; tried < TRIES; tried++) times.push(await timeOfRefusal());
    expect(Math.min(...times)).toBeLessThan(AT_ONCE_MS);
    expect(failures.map(({ message }) => message)).toEqual([
      'Elasticsearch cannot be reached; it is being retried',
    ]);
  });

  it('is refused at once after the first broken connection, without a pause', async () => {
    const times: number[] = [];
    for (let tried = 0; tried < 3; tried++) {
      proxy.cut();
      times.push(await timeOfRefusal());
      proxy.restore();
      await until(async () => (await catalog.health()) === 'ok' && (await isAnswered()));
    }
    expect(Math.min(...times)).toBeLessThan(AT_ONCE_MS);
  });

  it('is answered soon after Elasticsearch is available again, without a request in between', async () => {
    proxy.cut();
    await until(async () => (await catalog.health()) !== 'ok');
    proxy.restore();
    await sleep(TIMEOUT_MS);
    expect(await catalog.health()).toBe('ok');
    expect(await isAnswered()).toBe(true);
  });

  async function timeOfRefusal(): Promise<number> {
    const began = performance.now();
    await expect(search()).rejects.toThrow(CatalogUnavailable);
    return performance.now() - began;
  }

  function isAnswered(): Promise<boolean> {
    return search().then(
      () => true,
      () => false,
    );
  }

  function search(): Promise<unknown> {
    const request = { resource: 'games', filters: {}, title: undefined, after: undefined, count: 5 } as const;
    return catalog.search.list(catalog.generations.current()!, request);
  }
});
