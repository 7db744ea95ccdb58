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
      _source: false,
      docvalue_fields: [RECORD_DIGEST],
      track_total_hits: false,
      allow_partial_search_results: false,
    });
    for (const { _id = '', fields } of hits.hits)
      yield { slug: _id, digest: (fields?.[RECORD_DIGEST] as [string])[0] };
    after = hits.hits.length < PAGE ? undefined : hits.hits.at(-1)?._id;
  } while (after !== undefined);
}
