import type { Generation } from '#libs/catalog';
import { Client } from '@elastic/elasticsearch';
import { connectElastic, ElasticSearch, type ElasticCatalog } from '#libs/search-elastic';
import { indexCatalog } from './index-catalog.js';
import { PATIENCE_MS } from './until.js';

/** A source folder, promoted in the real Elasticsearch, and a client that has read all it keeps of a generation. */
export interface OpenedElastic {
  readonly search: ElasticSearch;
  /** Has the same vocabulary, and no titles in memory: it requests each suggestion from Elasticsearch. */
  readonly asking: ElasticSearch;
  readonly titleLists: ElasticCatalog['titleLists'];
  readonly changes: ElasticCatalog['changes'];
  readonly generation: Generation;
  close(): Promise<void>;
}

/** @param index makes the index of a folder, or finds one that several share */
export async function openElastic(folder: string, index = indexCatalog): Promise<OpenedElastic> {
  const indexed = await index(folder);
  const elastic = connectElastic({
    nodes: [indexed.url],
    prefix: indexed.prefix,
    timeoutMs: PATIENCE_MS,
    onFailure: fail,
  });
  await elastic.start();
  const generation = elastic.generations.current() ?? fail(new Error('there is no current generation'));
  await elastic.prepare(generation);
  const client = new Client({ node: indexed.url });
  const asking = new ElasticSearch(client, elastic.vocabularies, {
    prefix: indexed.prefix,
    timeoutMs: PATIENCE_MS,
  });
  const close = async (): Promise<void> => {
    await client.close();
    await elastic.close();
    await indexed.remove();
  };
  return {
    search: elastic.search,
    asking,
    titleLists: elastic.titleLists,
    changes: elastic.changes,
    generation,
    close,
  };
}

function fail(failure: Error): never {
  throw failure;
}
