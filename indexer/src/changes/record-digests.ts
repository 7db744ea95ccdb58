import type { Resource } from '#libs/catalog';
import { RECORD_DIGEST, indexName } from '#libs/search-elastic';
import type { Context } from '../context.js';

const PAGE = 10_000;

/** A record as the comparison of two generations sees it. */
export interface RecordDigest {
  readonly slug: string;
  /** Equal when nothing that is shown of the record has changed. */
  readonly digest: string;
}

/** The records of one list by slug, ascending; one page of them is in memory at a time. */
export async function* recordDigests(
  { client, prefix, signal }: Context,
  generation: string,
  resource: Resource,
): AsyncGenerator<RecordDigest> {
  let after: string | undefined;
  do {
    signal.throwIfAborted();
    const { hits } = await client.search({
      index: indexName(prefix, resource, generation),
      size: PAGE,
      sort: [{ slug: 'asc' }],
      ...(after !== undefined && { search_after: [after] }),
      // All that is asked for is in columns: the records themselves, which are large, need not be decompressed.
      stored_fields: '_none_',
      docvalue_fields: [RECORD_DIGEST],
      track_total_hits: false,
      allow_partial_search_results: false,
    });
    for (const { sort, fields } of hits.hits)
      yield { slug: (sort as [string])[0], digest: (fields?.[RECORD_DIGEST] as [string])[0] };
    after = hits.hits.length < PAGE ? undefined : (hits.hits.at(-1)?.sort as [string])[0];
  } while (after !== undefined);
}
