import type { Resource } from '#libs/catalog';
import { indexName } from '#libs/search-elastic';
import type { Context } from '../context.js';

const PAGE = 5_000;

/**
 * The stored fields of a record; the other fields of an index are derived from these, or from records they refer to.
 */
export interface StoredRecord {
  readonly item: object;
  readonly alternatives?: unknown;
}

/** One list of the current generation. */
export class CurrentRecords {
  private readonly index: string;

  constructor(
    private readonly context: Context,
    generation: string,
    resource: Resource,
  ) {
    this.index = indexName(context.prefix, resource, generation);
  }

  /** The records of these slugs, `undefined` where there is none. */
  async get(slugs: readonly string[]): Promise<(StoredRecord | undefined)[]> {
    if (slugs.length === 0) return [];
    const { docs } = await this.context.client.mget<StoredRecord>({ index: this.index, ids: [...slugs] });
    return docs.map(document => ('found' in document && document.found ? document._source : undefined));
  }

  /** Every slug, ascending. Generations do not change, so pages are consistent. */
  async *slugs(): AsyncGenerator<string> {
    let after: string | undefined;
    do {
      this.context.signal.throwIfAborted();
      const { hits } = await this.context.client.search({
        index: this.index,
        size: PAGE,
        sort: [{ slug: 'asc' }],
        ...(after !== undefined && { search_after: [after] }),
        _source: false,
        // An older version may have built it without this list.
        ignore_unavailable: true,
        track_total_hits: false,
        allow_partial_search_results: false,
      });
      const slugs = hits.hits.flatMap(({ _id }) => _id ?? []);
      yield* slugs;
      after = slugs.at(-1);
    } while (after !== undefined);
  }
}
