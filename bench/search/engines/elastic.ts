import { ElasticSearch, Vocabularies } from '#libs/search-elastic';
import { askCatalog } from './ask-catalog.js';
import type { SearchEngine } from './engine.js';
import type { LoadedCatalog } from './load-elastic.js';

const TIMEOUT_MS = 30_000;

/** Our engine on Elasticsearch; the vocabulary turns typos into exact terms, else Elasticsearch walks its own. */
export async function elastic(
  { client, prefix, generation }: LoadedCatalog,
  typos: 'vocabulary' | 'fuzzy' = 'vocabulary',
): Promise<SearchEngine> {
  const vocabularies = new Vocabularies(client, prefix, problem => {
    throw problem;
  });
  if (typos === 'vocabulary') await vocabularies.prepare(generation);
  const search = new ElasticSearch(client, vocabularies, { prefix, timeoutMs: TIMEOUT_MS });
  return {
    find: (resource, text) => askCatalog(search, generation, resource, text),
    close: () => Promise.resolve(),
  };
}
