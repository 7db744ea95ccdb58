import type { estypes } from '@elastic/elasticsearch';
import type { Change } from '#libs/catalog';

/**
 * A row of the log of changes. It counts once the promotion took effect: then the alias of the log, which readers use, shows
 * the rows of that promotion. Both happen in one request, with the aliases of the lists.
 */
export interface ChangeRow {
  readonly promotion: string;
  readonly row: number;
  /** Absent in the row that closes a promotion; its time is that of the promotion. */
  readonly change?: Omit<Change, 'at'>;
}

/** The index of the log, one for all generations. */
export function changeIndexName(prefix: string): string {
  return `${prefix}-change-log`;
}

/** What readers see of it: an alias with a filter for promotions that took effect. */
export function changesAlias(prefix: string): string {
  return `${prefix}-changes`;
}

export const CHANGE_INDEX_SETTINGS: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
};

export const CHANGE_INDEX_MAPPING: estypes.MappingTypeMapping = {
  dynamic: 'strict',
  properties: {
    promotion: { type: 'keyword' },
    row: { type: 'integer' },
    change: { type: 'object', enabled: false },
  },
};
