import { RESOURCES } from '#libs/catalog';
import {
  LOADING_COPIES,
  LOADING_RECORDS,
  LOADING_SETTINGS,
  VOCABULARY_MAPPING,
  indexName,
  mapping,
  vocabularyIndexName,
  type IndexMeta,
} from '#libs/search-elastic';
import type { Context } from '../context.js';
import { createIndex } from '../elastic/create-index.js';

/**
 * Makes the empty indices of a generation, marked as not complete. First with all their copies, so that a cluster that has
 * no room for so many shards refuses them now, and not after an hour of loading.
 */
export async function createIndices(
  { client, prefix, report, signal }: Context,
  meta: Omit<IndexMeta, 'longestTitleWords'>,
  replicas: number,
): Promise<void> {
  const { generation } = meta;
  report.tell('create', `creating generation ${generation}`, { generation });
  const mappings = [
    ...RESOURCES.map(
      resource => [indexName(prefix, resource, generation), mapping(resource), LOADING_RECORDS] as const,
    ),
    [vocabularyIndexName(prefix, generation), VOCABULARY_MAPPING, LOADING_SETTINGS] as const,
  ];
  signal.throwIfAborted();
  // Waits for all, even if one fails: an index that was made after the clean-up would remain.
  const made = await Promise.allSettled(
    mappings.map(([index, properties, settings]) =>
      createIndex(client, {
        index,
        settings: { ...settings, number_of_replicas: replicas },
        mappings: { ...properties, _meta: { ...meta } },
      }),
    ),
  );
  for (const outcome of made) if (outcome.status === 'rejected') throw outcome.reason;
  if (replicas > 0)
    await client.indices.putSettings({ index: mappings.map(([index]) => index), settings: LOADING_COPIES });
}
