import type { Client } from '@elastic/elasticsearch';
import { RESOURCES, tierScore, titleQuery, type Generation, type Resource } from '#libs/catalog';
import { ElasticSearch, Vocabularies } from '#libs/search-elastic';
import type { Context } from '../context.js';
import type { GenerationMeta, CompleteGeneration } from '../generations/stored-generation.js';

/** Checks run directly after a merge, when all caches are empty. */
const SEARCH_TIMEOUT_MS = 30_000;

/** A generation that is checked, queried through the same adapter as in the API. */
export interface CheckSubject {
  readonly client: Client;
  readonly prefix: string;
  readonly meta: GenerationMeta;
  readonly generation: Generation;
  /** The lists that it has: an older version may have built it with fewer. */
  readonly lists: readonly Resource[];
  readonly search: ElasticSearch;
}

/** What a check found: how much it checked, and one sentence per problem. */
export interface Finding {
  readonly checked: number;
  readonly problems: readonly string[];
}

export function checkSubject(
  { client, prefix }: Context,
  { id, meta, missingFields }: CompleteGeneration,
): CheckSubject {
  const { digest, builtAt, longestTitleWords } = meta;
  return {
    client,
    prefix,
    meta,
    generation: { id, digest, builtAt: new Date(builtAt), longestTitleWords, missingFields },
    lists: RESOURCES.filter(list => !missingFields.includes(list)),
    search: new ElasticSearch(client, noVocabularies(client, prefix), {
      prefix,
      timeoutMs: SEARCH_TIMEOUT_MS,
    }),
  };
}

/**
 * Without a vocabulary, because answers are the same and a large vocabulary needs more memory than the indexer may use.
 */
function noVocabularies(client: Client, prefix: string): Vocabularies {
  return new Vocabularies(client, prefix, () => {});
}

/** Whether the first result of a search for `text` has exactly that title: this record or another of the same title. */
export async function findsTitle(
  { search, generation }: CheckSubject,
  resource: Resource,
  text: string,
): Promise<boolean> {
  const title = titleQuery(text);
  const { hits } = await search.list(generation, {
    resource,
    filters: {},
    title,
    after: undefined,
    count: 1,
  });
  return Number(hits[0]?.position[0]) >= tierScore('verbatim', title.words.length);
}
