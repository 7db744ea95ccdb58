import { everyIndex } from '../generations/index-names.js';
import type { Context } from '../context.js';

/** What each index takes on disk, copies included, in bytes by index name. */
export async function measureSizes({ client, prefix }: Context): Promise<Map<string, number>> {
  const { indices = {} } = await client.indices.stats({
    index: everyIndex(prefix),
    metric: 'store',
    filter_path: 'indices.*.total.store.size_in_bytes',
  });
  return new Map(
    Object.entries(indices).map(([name, { total }]) => [name, total?.store?.size_in_bytes ?? 0]),
  );
}
