import type { estypes } from '@elastic/elasticsearch';
import type { Change } from '#libs/catalog';

/** Changes of a block, at most. A document for each change would be most of the time that a promotion takes. */
export const ROWS_PER_BLOCK = 25;

/** A change as it is stored: its time is that of its promotion. */
export type StoredChange = Omit<Change, 'at'>;

/**
 * Consecutive rows of the log of changes. They count once the promotion took effect: then the alias of the log, which readers
 * use, shows the blocks of that promotion. Both happen in one request, with the aliases of the lists.
 */
export interface ChangeBlock {
  readonly promotion: string;
  /** Number of its last row. */
  readonly row: number;
  /** One for each row. None in the block that closes a promotion, whose time is that of the promotion. */
  readonly changes: readonly StoredChange[];
}

/** The index of the log, one for all generations. */
export function changeIndexName(prefix: string): string {
  return `${prefix}-change-blocks`;
}

/** What readers see of it: an alias with a filter for promotions that took effect. */
export function changesAlias(prefix: string): string {
  return `${prefix}-changes-in-blocks`;
}

/**
 * The index of the log that version 1.1.0 wrote, a document for each change. A promotion deletes it: that version, which would not
 * understand blocks, then refuses cursors, and clients walk the lists once more.
 */
export function formerChangeIndexName(prefix: string): string {
  return `${prefix}-change-log`;
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
    changes: { type: 'object', enabled: false },
  },
};
