import { RESOURCES } from '#libs/catalog';
import {
  LOADING_SETTINGS,
  VOCABULARY_MAPPING,
  indexName,
  mapping,
  vocabularyIndexName,
  type IndexMeta,
} from '#libs/search-elastic';
import type { Context } from '../context.js';
import { createIndex } from '../elastic/create-index.js';

/** Makes the empty indices of a generation, marked as not complete. */
export async function createIndices(
  { client, prefix, report, signal }: Context,
  meta: Omit<IndexMeta, 'longestTitleWords'>,
): Promise<void> {
  const { generation } = meta;
  report.tell('create', `creating generation ${generation}`, { generation });
  const mappings = [
    ...RESOURCES.map(resource => [indexName(prefix, resource, generation), mapping(resource)] as const),
    [vocabularyIndexName(prefix, generation), VOCABULARY_MAPPING] as const,
  ];
  signal.throwIfAborted();
  // Waits for all, even if one fails: an index that was made after the clean-up would remain.
  const made = await Promise.allSettled(
    mappings.map(([index, properties]) =>
      createIndex(client, {
        index,
        settings: LOADING_SETTINGS,
        mappings: { ...properties, _meta: { ...meta } },
      }),
    ),
  );
  for (const outcome of made) if (outcome.status === 'rejected') throw outcome.reason;
}
