import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalog, CatalogUnavailable, CursorCodec } from '#libs/catalog';
import { aliasName, connectElastic, indexName, type ElasticCatalog } from '#libs/search-elastic';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { PATIENCE_MS } from '../../support/until.js';

describe('A catalog that an older version built', () => {
  let indexed: IndexedCatalog;
  let elastic: ElasticCatalog;
  const told: string[] = [];
  beforeAll(async () => {
    indexed = await indexCatalog('indexer/seed');
    await forgetField('mechanic');
    await forgetList('awards');
    elastic = connectElastic({
      nodes: [indexed.url],
      prefix: indexed.prefix,
      timeoutMs: PATIENCE_MS,
      onFailure: () => {},
      onOutdated: missing => told.push(...missing),
    });
    await elastic.start();
  });
  afterAll(async () => {
    await elastic.close();
    await indexed.remove();
  });

  it('is served from the start, and told once', () => {
    expect(elastic.generations.current()).toBeDefined();
    expect(told).toEqual(['games.mechanic', 'awards']);
  });

  it('is reported by readiness, with what it lacks and what to do', async () => {
    expect(await elastic.health()).toMatch(/games\.mechanic, awards: .*npm run indexer -- run/);
  });

  it('refuses its missing list and the records of it, and nothing else', async () => {
    await expect(openCatalog().list({ resource: 'awards', filters: {}, limit: 1 })).rejects.toThrow(
      'field not indexed',
    );
    await expect(openCatalog().record('awards', 'any')).rejects.toThrow('field not indexed');
    const { items } = await openCatalog().list({ resource: 'series', filters: {}, limit: 1 });
    expect(items).toHaveLength(1);
  });

  it('never answers a filter by that field with an empty list', async () => {
    await expect(games({ mechanic: ['auction'] })).rejects.toThrow(CatalogUnavailable);
  });

  it('still answers requests that its index supports', async () => {
    const { items } = await games({ category: ['trains'] });
    expect(items.length).toBe(0);
    await expect(games({ year: 2017 })).resolves.toBeDefined();
  });

  function openCatalog(): Catalog {
    return new Catalog(
      elastic.search,
      elastic.generations,
      new CursorCodec(['a secret of the test']),
      elastic.changes,
    );
  }

  function games(filters: { mechanic?: string[]; category?: string[]; year?: number }) {
    return openCatalog().list({ resource: 'games', filters, limit: 20 });
  }

  async function forgetList(list: string): Promise<void> {
    const client = new Client({ node: indexed.url });
    const [name = ''] = Object.keys(await client.indices.getAlias({ name: `${indexed.prefix}-${list}` }));
    await client.indices.delete({ index: name });
    await client.close();
  }

  /** Replaces the games index by an empty one of the same name and description that lacks a field. */
  async function forgetField(field: string): Promise<void> {
    const { url, prefix } = indexed;
    const client = new Client({ node: url });
    const alias = aliasName(prefix, 'games');
    const [name = ''] = Object.keys(await client.indices.getAlias({ name: alias }));
    const { mappings } = (await client.indices.getMapping({ index: name }))[name]!;
    const { [field]: _, ...properties } = mappings.properties!;
    expect(name).toBe(indexName(prefix, 'games', name.slice(-19)));
    await client.indices.delete({ index: name });
    await client.indices.create({
      index: name,
      mappings: { ...mappings, properties },
      aliases: { [alias]: {} },
    });
    await client.close();
  }
});
