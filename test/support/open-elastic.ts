import type { Generation } from '#libs/catalog';
import { connectElastic, type ElasticCatalog } from '#libs/search-elastic';
import { indexCatalog } from './index-catalog.js';

const TIMEOUT_MS = 20_000;

/** A source folder, published in the real Elasticsearch, and a client that has read its vocabulary. */
export interface OpenedElastic {
  readonly search: ElasticCatalog['search'];
  readonly generation: Generation;
  close(): Promise<void>;
}

export async function openElastic(folder: string): Promise<OpenedElastic> {
  const indexed = await indexCatalog(folder);
  const elastic = connectElastic({
    nodes: [indexed.url],
    prefix: indexed.prefix,
    timeoutMs: TIMEOUT_MS,
    onProblem: fail,
  });
  await elastic.start();
  const generation = elastic.generations.current() ?? fail(new Error('nothing is published'));
  await elastic.vocabularies.prepare(generation);
  const close = async (): Promise<void> => {
    await elastic.close();
    await indexed.remove();
  };
  return { search: elastic.search, generation, close };
}

function fail(problem: Error): never {
  throw problem;
}
