import { popularityOf, prominenceOf, type EntryTypes, type Resource } from '#libs/catalog';
import {
  ElasticSearch,
  TitleLists,
  Vocabularies,
  indexName,
  storedTitles,
  type StoredTitles,
} from '#libs/search-elastic';
import { checkSubject } from '../checks/check-subject.js';
import type { Context } from '../context.js';
import type { CompleteGeneration } from '../generations/stored-generation.js';
import type { FoundRecord } from './explained-record.js';
import type { ExplainedCatalog } from './explained-catalog.js';

/** Long, because all titles may be read first. */
const TITLES_TIMEOUT_MS = 120_000;

/** A generation in Elasticsearch, asked with the same requests as by the API. */
export function explainedGeneration(context: Context, stored: CompleteGeneration): ExplainedCatalog {
  const { generation, client, prefix } = checkSubject(context, stored);
  const vocabularies = new Vocabularies(client, prefix, () => {});
  const options = { prefix, timeoutMs: TITLES_TIMEOUT_MS };
  // Nothing is prepared: titles are read if a query that no title matches in full needs them.
  const titles = new TitleLists(client, prefix, vocabularies, () => {});
  const search = new ElasticSearch(client, vocabularies, options, undefined, titles);
  return {
    search,
    generation,
    records: async (resource, ids) => {
      if (ids.length === 0) return [];
      const index = indexName(prefix, resource, generation.id);
      const { docs } = await client.mget<StoredTitles>({ index, ids: [...ids] });
      return docs.flatMap(doc => {
        const stored = '_source' in doc ? doc._source : undefined;
        return stored === undefined ? [] : [toRecord(resource, stored)];
      });
    },
  };
}

function toRecord<R extends Resource>(resource: R, stored: StoredTitles): FoundRecord {
  // Whole items are stored, and popularity beside them: nothing else is read of an entry.
  const entry = stored as unknown as EntryTypes[R];
  return {
    id: stored.item.id,
    prominence: prominenceOf(resource).of(entry),
    popularity: popularityOf(resource).of(entry),
    titles: storedTitles(stored),
  };
}
