import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalog, CatalogUnavailable, CursorCodec } from '#libs/catalog';
import { aliasName, connectElastic, indexName, type ElasticCatalog } from '#libs/search-elastic';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';

describe('A catalog that an older version built', () => {
  let indexed: IndexedCatalog;
  let elastic: ElasticCatalog;
  let refusal: unknown;
  beforeAll(async () => {
    indexed = await indexCatalog('indexer/seed');
    await forgetField('mechanic');
    elastic = connectElastic({
      nodes: [indexed.url],
      prefix: indexed.prefix,
      timeoutMs: 20_000,
      onFailure: () => {},
    });
    refusal = await elastic.start().catch((error: unknown) => error);
  });
  afterAll(async () => {
    await elastic.close();
    await indexed.remove();
  });

  it('is refused at start, with the name of the field and what to do', () => {
    expect(String(refusal)).toMatch(/games\.mechanic/);
    expect(String(refusal)).toMatch(/npm run indexer -- run/);
  });

  it('is reported by readiness', async () => {
    expect(await elastic.health()).toMatch(/games\.mechanic/);
  });

  it('never answers a filter by that field with an empty list', async () => {
    await expect(games({ mechanic: ['auction'] })).rejects.toThrow(CatalogUnavailable);
  });

  it('still answers requests that its index supports', async () => {
    const { items } = await games({ category: ['trains'] });
    expect(items.length).toBe(0);
    await expect(games({ year: 2017 })).resolves.toBeDefined();
  });

  function games(filters: { mechanic?: string[]; category?: string[]; year?: number }) {
    const catalog = new Catalog(
      elastic.search,
      elastic.generations,
      new CursorCodec(['a secret of the test']),
      elastic.changes,
    );
    return catalog.list({ resource: 'games', filters, limit: 20 });
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
