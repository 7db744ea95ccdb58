import type { Client } from '@elastic/elasticsearch';
import { popularityOf, prominenceOf, timeSlices, type Resource, type SlicedWork } from '#libs/catalog';
import { indexName } from '../index-name.js';
import { READING_TIMEOUT_MS } from '../read-per-generation.js';
import type { StoredTitles } from '../stored-titles.js';
import { PackedRecords, type TieNumbers } from './packed-records.js';

/** What is read of each record. */
const FIELDS = ['item.id', 'item.name', 'item.label', 'item.yearPublished', 'alternatives'];
/** About 200 kB: an answer is parsed at once, while clients wait. */
const RECORDS_PER_REQUEST = 500;
const RECORDS_PER_STEP = 64;

/**
 * Reads the records of a list in the order of their slugs, request by request.
 * @param mostTitles that they may have together
 * @param signal ends the reading; the promise then rejects
 * @returns `undefined` when they have more
 */
export async function readRecords(
  client: Client,
  { prefix, generation, resource }: { prefix: string; generation: string; resource: Resource },
  mostTitles: number,
  signal: AbortSignal,
): Promise<PackedRecords | undefined> {
  const records = new PackedRecords(resource);
  const fieldNames = [prominenceOf(resource).fieldName, popularityOf(resource).fieldName];
  for (let last: string | undefined; ;) {
    const { hits } = await client.search<StoredTitles>(
      {
        index: indexName(prefix, resource, generation),
        size: RECORDS_PER_REQUEST,
        _source: FIELDS,
        docvalue_fields: fieldNames,
        sort: [{ slug: 'asc' }],
        ...(last !== undefined && { search_after: [last] }),
        track_total_hits: false,
        allow_partial_search_results: false,
      },
      { requestTimeout: READING_TIMEOUT_MS, signal },
    );
    const page = hits.hits.flatMap(({ _source, fields }) => {
      const [prominence = 0, popularity = 0] = fieldNames.map(
        name => (fields?.[name] as number[] | undefined)?.[0] ?? 0,
      );
      return _source ? [{ record: _source, ties: { prominence, popularity } }] : [];
    });
    await timeSlices.runInBackground(addAll(records, page), signal);
    if (records.titleCount > mostTitles) return undefined;
    if (hits.hits.length < RECORDS_PER_REQUEST) return records;
    last = page.at(-1)?.record.item.id;
  }
}

function* addAll(
  records: PackedRecords,
  page: readonly { readonly record: StoredTitles; readonly ties: TieNumbers }[],
): SlicedWork<void> {
  for (const [index, { record, ties }] of page.entries()) {
    records.add(record, ties);
    if (index % RECORDS_PER_STEP === 0) yield;
  }
}
