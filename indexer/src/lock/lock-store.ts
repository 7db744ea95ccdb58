import type { Client } from '@elastic/elasticsearch';
import { createIndex } from '../elastic/create-index.js';
import { hasStatus } from '../elastic/client-errors.js';
import type { Holder } from './holder.js';

const ID = 'lock';

/** One state of the lock document; every write names the state it replaces, so that only one of two writers wins. */
export interface LockState {
  readonly holder: Holder;
  readonly version: { readonly if_seq_no: number; readonly if_primary_term: number };
}

/**
 * The lock document in an index of its own. Writes return `undefined` when another process was first. A `signal` ends a
 * request whose answer is not worth waiting for; it may be carried out all the same.
 */
export class LockStore {
  private readonly index: string;

  constructor(
    private readonly client: Client,
    prefix: string,
  ) {
    this.index = `${prefix}-indexer-lock`;
  }

  /** To be called before anything else. */
  prepare(): Promise<void> {
    return createIndex(this.client, {
      index: this.index,
      settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
      mappings: { enabled: false },
    });
  }

  async read(): Promise<LockState | undefined> {
    try {
      const {
        _source,
        _seq_no = 0,
        _primary_term = 0,
      } = await this.client.get<Holder>({ index: this.index, id: ID });
      return _source && { holder: _source, version: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
    } catch (failure) {
      if (hasStatus(failure, 404)) return undefined;
      throw failure;
    }
  }

  /** Writes the document in place of `expected`; of none when `undefined`. */
  async write(
    holder: Holder,
    expected: LockState | undefined,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<LockState | undefined> {
    const condition = expected ? expected.version : ({ op_type: 'create' } as const);
    try {
      const { _seq_no = 0, _primary_term = 0 } = await this.client.index(
        { index: this.index, id: ID, document: holder, ...condition },
        options,
      );
      return { holder, version: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
    } catch (failure) {
      if (!hasStatus(failure, 409)) throw failure;
      // A request whose answer was lost is sent again and then finds the document it wrote.
      const present = await this.read();
      return present?.holder.token === holder.token ? present : undefined;
    }
  }

  async remove(state: LockState, options: { readonly signal: AbortSignal }): Promise<void> {
    try {
      await this.client.delete({ index: this.index, id: ID, ...state.version }, options);
    } catch (failure) {
      // Taken over or already removed: it is not ours any more.
      if (!hasStatus(failure, 409) && !hasStatus(failure, 404)) throw failure;
    }
  }
}
