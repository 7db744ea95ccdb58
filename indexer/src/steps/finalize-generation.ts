import { RESOURCES, type Resource } from '#libs/catalog';
import { indexName, servingSettings } from '#libs/search-elastic';
import type { Context } from '../context.js';
import { LONGEST_REQUEST_MS } from '../elastic/connect.js';
import type { GenerationMeta } from '../generations/stored-generation.js';
import { indexNames } from '../generations/index-names.js';

/**
 * Brings loaded indices into the form in which they serve, one segment each, and marks them as complete:
 * the games index last, because it represents the generation.
 */
export async function finalizeGeneration(
  { client, prefix, report, signal }: Context,
  meta: GenerationMeta,
  replicas: number,
): Promise<void> {
  const { generation } = meta;
  const index = indexNames(prefix, generation);
  report.tell('finalize', 'merging each index into one segment', { generation });
  // Merged before copied, so that the copies are identical and the order of equal hits is the same on every node.
  await client.indices.forcemerge(
    { index, max_num_segments: 1 },
    { requestTimeout: LONGEST_REQUEST_MS, signal },
  );
  await client.indices.refresh({ index });
  await client.indices.putSettings({ index, settings: servingSettings(replicas) });
  const complete = (resources: readonly Resource[]) =>
    client.indices.putMapping({
      index: resources.map(resource => indexName(prefix, resource, generation)),
      _meta: { ...meta },
    });
  await complete(RESOURCES.filter(resource => resource !== 'games'));
  signal.throwIfAborted();
  await complete(['games']);
}
