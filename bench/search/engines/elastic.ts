import { ElasticSearch, TitleLists, Vocabularies } from '#libs/search-elastic';
import { measureHeld, type Held } from '../measure-held.js';
import { askCatalog } from './ask-catalog.js';
import type { SearchEngine } from './engine.js';
import type { LoadedCatalog } from './load-elastic.js';

/** Longer than it takes to read the titles of a large catalog. */
const TIMEOUT_MS = 300_000;

type TypoSource = 'vocabulary' | 'fuzzy';

/** Our engine on Elasticsearch; the vocabulary turns typos into exact terms, else Elasticsearch walks its own. */
export async function elastic(
  loaded: LoadedCatalog,
  typos: TypoSource = 'vocabulary',
): Promise<SearchEngine> {
  const { client, prefix, generation } = loaded;
  const vocabularies = new Vocabularies(client, prefix, fail);
  if (typos === 'vocabulary') await vocabularies.prepare(generation);
  // Titles are read when a query that no title matches needs them.
  const lists = new TitleLists(client, prefix, vocabularies, fail);
  const options = { prefix, timeoutMs: TIMEOUT_MS };
  const search = new ElasticSearch(client, vocabularies, options, undefined, lists);
  return {
    find: (resource, text, inFull = false) => askCatalog(search, generation, resource, text, inFull),
    close: () => Promise.resolve(),
  };
}

/** The port itself, as it is once everything is read that is read in the background; measures the titles of it. */
export async function elasticWithTitles({
  client,
  prefix,
  generation,
}: LoadedCatalog): Promise<Held<ElasticSearch>> {
  const vocabularies = new Vocabularies(client, prefix, fail);
  await vocabularies.prepare(generation);
  const lists = new TitleLists(client, prefix, vocabularies, fail);
  const held = await measureHeld(() => lists.prepare(generation));
  const options = { prefix, timeoutMs: TIMEOUT_MS };
  return { ...held, value: new ElasticSearch(client, vocabularies, options, undefined, lists) };
}

function fail(problem: Error): never {
  throw problem;
}
