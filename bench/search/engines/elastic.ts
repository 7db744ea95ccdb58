import { ElasticSearch, Vocabularies } from '#libs/search-elastic';
import { askCatalog } from './ask-catalog.js';
import type { SearchEngine } from './engine.js';
import type { LoadedCatalog } from './load-elastic.js';

const TIMEOUT_MS = 30_000;

type TypoSource = 'vocabulary' | 'fuzzy';

/** Our engine on Elasticsearch; the vocabulary turns typos into exact terms, else Elasticsearch walks its own. */
export async function elastic(
  loaded: LoadedCatalog,
  typos: TypoSource = 'vocabulary',
): Promise<SearchEngine> {
  const search = await elasticSearch(loaded, typos);
  return {
    find: (resource, text) => askCatalog(search, loaded.generation, resource, text),
    close: () => Promise.resolve(),
  };
}

/** The port itself; with a vocabulary as it is once everything is read that is read in the background. */
export async function elasticSearch(
  { client, prefix, generation }: LoadedCatalog,
  typos: TypoSource = 'vocabulary',
): Promise<ElasticSearch> {
  const vocabularies = new Vocabularies(client, prefix, problem => {
    throw problem;
  });
  if (typos === 'vocabulary') await vocabularies.prepare(generation);
  const search = new ElasticSearch(client, vocabularies, { prefix, timeoutMs: TIMEOUT_MS });
  await search.shortSuggestions.prepare(generation);
  return search;
}
