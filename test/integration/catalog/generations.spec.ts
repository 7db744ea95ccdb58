import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexName, readGenerations } from '#libs/search-elastic';
import { indexCatalog } from '../../support/index-catalog.js';
import { PATIENCE_MS } from '../../support/until.js';

const UNFINISHED = '29991231t235959999z';

describe('The generations', () => {
  let indexed: Awaited<ReturnType<typeof indexCatalog>>;
  let client: Client;
  beforeAll(async () => {
    indexed = await indexCatalog('indexer/seed');
    client = new Client({ node: indexed.url });
  });
  afterAll(async () => {
    await client.close();
    await indexed.remove();
  });

  it('can be read while an unfinished one is deleted', async () => {
    const { prefix } = indexed;
    const getAlias = client.indices.getAlias.bind(client.indices);
    const deletedSince = { [indexName(prefix, 'games', UNFINISHED)]: { aliases: {} } };
    client.indices.getAlias = (async (...asked: Parameters<typeof getAlias>) => ({
      ...deletedSince,
      ...(await getAlias(...asked)),
    })) as never;
    const { current, kept } = await readGenerations(client, prefix, [], PATIENCE_MS);
    expect(current).toBeDefined();
    expect(kept).toEqual([current]);
  });
});
