import { describe } from '@jest/globals';
import { Client } from '@elastic/elasticsearch';
import { ElasticSearch, readGenerations, TitleLists, Vocabularies } from '#libs/search-elastic';
import { runs } from '#libs/testing';
import { describeCatalogChanges } from '../../contract/catalog/changes.contract.js';
import { describeCatalogSearch } from '../../contract/catalog/catalog-search.contract.js';
import type { LoadedEngine } from '../../contract/catalog/loaded-engine.js';
import { indexCatalog } from '../../support/index-catalog.js';
import { openElastic } from '../../support/open-elastic.js';

const TIMEOUT_MS = 20_000;

describe('Elasticsearch', () => {
  describeCatalogSearch('with the vocabulary in memory', openElastic, runs(60));
  describeCatalogChanges('with the vocabulary in memory', openElastic);
  describeCatalogSearch('before the vocabulary is read', withoutVocabulary, runs(30));
});

async function withoutVocabulary(folder: string): Promise<LoadedEngine> {
  const { url, prefix, remove } = await indexCatalog(folder);
  const client = new Client({ node: url });
  const { current } = await readGenerations(client, prefix, [], TIMEOUT_MS);
  if (current === undefined) throw new Error('there is no current generation');
  const vocabularies = new Vocabularies(client, prefix, () => {});
  return {
    search: new ElasticSearch(
      client,
      vocabularies,
      { prefix, timeoutMs: TIMEOUT_MS },
      undefined,
      // Nothing is prepared: titles are read when a query that no title matches needs them.
      new TitleLists(client, prefix, vocabularies, () => {}),
    ),
    generation: current,
    close: async () => {
      await client.close();
      await remove();
    },
  };
}
