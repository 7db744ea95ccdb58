import { afterAll, describe } from '@jest/globals';
import { Client } from '@elastic/elasticsearch';
import { ElasticSearch, readGenerations, TitleLists, Vocabularies } from '#libs/search-elastic';
import { runs } from '#libs/testing';
import { describeCatalogChanges } from '../../contract/catalog/changes.contract.js';
import { describeCatalogSearch } from '../../contract/catalog/catalog-search.contract.js';
import type { LoadedEngine } from '../../contract/catalog/loaded-engine.js';
import { indexCatalog, type IndexedCatalog } from '../../support/index-catalog.js';
import { openElastic, type OpenedElastic } from '../../support/open-elastic.js';
import { PATIENCE_MS } from '../../support/until.js';

/** By folder. */
const indexed = new Map<string, Promise<IndexedCatalog>>();

describe('Elasticsearch', () => {
  afterAll(async () => {
    for (const each of indexed.values()) await (await each).remove();
  });

  describeCatalogSearch('with the vocabulary in memory', open, runs(20));
  describeCatalogChanges('with the vocabulary in memory', open);
  describeCatalogSearch('before the vocabulary is read', withoutVocabulary, runs(10));
});

/** The index of a folder, which both suites read: to make one of the shipped catalog takes seconds. */
async function indexOnce(folder: string): Promise<IndexedCatalog> {
  if (!indexed.has(folder)) indexed.set(folder, indexCatalog(folder));
  return { ...(await indexed.get(folder)!), remove: () => Promise.resolve() };
}

function open(folder: string): Promise<OpenedElastic> {
  return openElastic(folder, indexOnce);
}

async function withoutVocabulary(folder: string): Promise<LoadedEngine> {
  const { url, prefix } = await indexOnce(folder);
  const client = new Client({ node: url });
  const { current } = await readGenerations(client, prefix, [], PATIENCE_MS);
  if (current === undefined) throw new Error('there is no current generation');
  const vocabularies = new Vocabularies(client, prefix, () => {});
  return {
    search: new ElasticSearch(
      client,
      vocabularies,
      { prefix, timeoutMs: PATIENCE_MS },
      undefined,
      // Nothing is prepared: titles are read when a query that no title matches needs them.
      new TitleLists(client, prefix, vocabularies, () => {}),
    ),
    generation: current,
    close: () => client.close(),
  };
}
