import type { estypes } from '@elastic/elasticsearch';

/** No copy: what is copied while it is loaded is indexed again on every node. */
export const LOADING_COPIES: estypes.IndicesIndexSettings = { number_of_replicas: 0 };

/**
 * Settings of an index while it is loaded: no refresh and no copy, both of which come when it is complete. One shard,
 * because a catalog is small and one shard makes order and scores the same on every node. Hardly any merges: all its segments
 * become one when it is complete, and loading waits for merges that lag behind.
 */
export const LOADING_SETTINGS: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  ...LOADING_COPIES,
  refresh_interval: '-1',
  'merge.policy.segments_per_tier': 200,
};

/**
 * Of an index of records, not every request is written to the disk at once: what a node forgets when it crashes is missed when
 * records are counted, before anything is promoted. Nothing counts a vocabulary.
 */
export const LOADING_RECORDS: estypes.IndicesIndexSettings = {
  ...LOADING_SETTINGS,
  'translog.durability': 'async',
};

/** Settings of an index that serves. It never changes again, so it is never refreshed either. */
export function servingSettings(replicas: number): estypes.IndicesIndexSettings {
  return { number_of_replicas: replicas, refresh_interval: '-1' };
}
