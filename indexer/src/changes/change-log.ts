import type { estypes } from '@elastic/elasticsearch';
import { LAST_ROW } from '#libs/catalog';
import {
  CHANGE_INDEX_MAPPING,
  CHANGE_INDEX_SETTINGS,
  changeIndexName,
  changesAlias,
  formerChangeIndexName,
  ROWS_PER_BLOCK,
  type ChangeBlock,
  type StoredChange,
} from '#libs/search-elastic';
import type { Context } from '../context.js';
import { hasNoSpace, hasStatus } from '../elastic/client-errors.js';
import { createIndex } from '../elastic/create-index.js';
import { DiskFull } from '../failure/disk-full.js';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';

const REQUEST_BYTES = 1_000_000;
const DELETED_AT_ONCE = 5_000;

export class LogRefused extends IndexerFailure {
  readonly code = 'log_refused';
  readonly exitCode = EXIT.failed;
}

/** The index that holds the log of changes, and the alias that decides which promotions of it took effect. */
export class ChangeLog {
  private readonly index: string;
  private readonly alias: string;

  constructor(private readonly context: Context) {
    this.index = changeIndexName(context.prefix);
    this.alias = changesAlias(context.prefix);
  }

  /** To be called before anything is written. */
  prepare(): Promise<void> {
    return createIndex(this.context.client, {
      index: this.index,
      settings: CHANGE_INDEX_SETTINGS,
      mappings: CHANGE_INDEX_MAPPING,
    });
  }

  /** The promotions that readers see, oldest first; `undefined` when there is no log. */
  async promotions(): Promise<readonly string[] | undefined> {
    try {
      const found = await this.context.client.indices.getAlias({ index: this.index });
      const filter = found[this.index]?.aliases[this.alias]?.filter as PromotionFilter | undefined;
      return filter?.terms.promotion ?? [];
    } catch (failure) {
      if (hasStatus(failure, 404)) return undefined;
      throw failure;
    }
  }

  /** What shows these promotions and no others, for the request that moves the aliases. */
  showing(promotions: readonly string[]): estypes.IndicesUpdateAliasesAction {
    const filter = { terms: { promotion: [...promotions] } };
    return { add: { index: this.index, alias: this.alias, filter } };
  }

  /** What deletes the log of version 1.1.0, for that same request; nothing where there is none. */
  async removalOfFormer(): Promise<estypes.IndicesUpdateAliasesAction[]> {
    const index = formerChangeIndexName(this.context.prefix);
    return (await this.context.client.indices.exists({ index })) ? [{ remove_index: { index } }] : [];
  }

  /**
   * Writes the changes of a promotion. A block that is there already is the same one.
   * @returns how many there are
   * @throws DiskFull, LogRefused
   */
  async write(promotion: string, changes: AsyncIterable<StoredChange>): Promise<number> {
    const { client, signal } = this.context;
    let written = 0;
    let refusal: { readonly text: string; readonly isFullDisk: boolean } | undefined;
    await client.helpers.bulk<ChangeBlock>({
      datasource: blocks(promotion, changes, signal),
      onDocument: ({ row }) => {
        written = row + 1;
        return { index: { _index: this.index, _id: idOf(promotion, row) } };
      },
      flushBytes: REQUEST_BYTES,
      onDrop: ({ error, status }) => {
        const isFullDisk = error?.type === 'cluster_block_exception' || hasNoSpace(error);
        refusal ??= { text: error?.reason ?? `status ${status}`, isFullDisk };
      },
    });
    signal.throwIfAborted();
    if (refusal === undefined) return written;
    if (refusal.isFullDisk) throw new DiskFull(refusal.text);
    throw new LogRefused(`Elasticsearch did not take changes into ${this.index}: ${refusal.text}`);
  }

  /** Writes the block that closes a promotion. All its blocks can be found when it resolves. */
  async close(promotion: string): Promise<void> {
    const { client } = this.context;
    const document: ChangeBlock = { promotion, row: LAST_ROW, changes: [] };
    await client.index({ index: this.index, id: idOf(promotion, LAST_ROW), document });
    await client.indices.refresh({ index: this.index });
  }

  /**
   * Deletes the blocks of all promotions but these: the oldest, and those that never took effect. Blocks that a full disk keeps from
   * being deleted remain until the next time.
   */
  async keepOnly(promotions: readonly string[]): Promise<void> {
    const { client, signal } = this.context;
    const query = { bool: { must_not: [{ terms: { promotion: [...promotions] } }] } };
    for (;;) {
      signal.throwIfAborted();
      const { hits } = await client.search({
        index: this.index,
        query,
        size: DELETED_AT_ONCE,
        _source: false,
      });
      if (hits.hits.length === 0) return;
      const operations = hits.hits.map(({ _id = '' }) => ({ delete: { _index: this.index, _id } }));
      if ((await client.bulk({ operations, refresh: true })).errors) return;
    }
  }
}

function idOf(promotion: string, row: number): string {
  return `${promotion}-${row}`;
}

interface PromotionFilter {
  readonly terms: { readonly promotion: readonly string[] };
}

/** Ends when `signal` is aborted, instead of throwing: the client then waits for the requests under way. */
async function* blocks(
  promotion: string,
  changes: AsyncIterable<StoredChange>,
  signal: AbortSignal,
): AsyncGenerator<ChangeBlock> {
  let row = -1;
  let block: StoredChange[] = [];
  for await (const change of changes) {
    if (signal.aborted) return;
    row++;
    block.push(change);
    if (block.length < ROWS_PER_BLOCK) continue;
    yield { promotion, row, changes: block };
    block = [];
  }
  if (block.length > 0) yield { promotion, row, changes: block };
}
