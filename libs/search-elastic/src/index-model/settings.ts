import type { estypes } from '@elastic/elasticsearch';

/** No copy: what is copied while it is loaded is indexed again on every node. */
export const LOADING_COPIES: estypes.IndicesIndexSettings = { number_of_replicas: 0 };

/**
 * Settings of an index while it is loaded: no refresh and no copy, both of which come when it is complete. One shard,
 * because a catalog is small and one shard makes order and scores the same on every node.
 */
export const LOADING_SETTINGS: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  ...LOADING_COPIES,
  refresh_interval: '-1',
};

/** Settings of an index that serves. It never changes again, so it is never refreshed either. */
export function servingSettings(replicas: number): estypes.IndicesIndexSettings {
  return { number_of_replicas: replicas, refresh_interval: '-1' };
}
