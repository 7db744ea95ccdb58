import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '#libs/catalog';
import type { CatalogSource } from '#libs/catalog-source';
import { toDocument } from '#libs/search-elastic';
import type { Context } from '../context.js';
import { CurrentRecords, type StoredRecord } from './current-records.js';
import { SlugList } from './slug-list.js';

/** What would change in one list. */
export interface Difference {
  readonly added: SlugList;
  readonly removed: SlugList;
  readonly changed: SlugList;
}

const BATCH = 500;

/** Compares the source with the current generation, some records at a time; only slugs stay in memory. */
export async function compareResource<R extends Resource>(
  context: Context,
  source: CatalogSource,
  generation: string,
  resource: R,
): Promise<Difference> {
  const { report, signal } = context;
  const current = new CurrentRecords(context, generation, resource);
  const difference = { added: new SlugList(), removed: new SlugList(), changed: new SlugList() };
  const wanted = new Set<string>();
  const progress = report.begin('compare', resource, source.counts[resource]);
  try {
    for await (const entries of inBatches(source.entries(resource))) {
      signal.throwIfAborted();
      const stored = await current.get(entries.map(({ item }) => item.id));
      for (const [at, entry] of entries.entries()) {
        const slug = entry.item.id;
        const record = stored[at];
        if (record === undefined) difference.added.add(slug);
        else if (!isSame(record, toDocument(resource, entry))) difference.changed.add(slug);
        wanted.add(slug);
        progress.advance();
      }
    }
  } finally {
    progress.end();
  }
  for await (const slug of current.slugs()) if (!wanted.has(slug)) difference.removed.add(slug);
  return difference;
}

/** Keys may come in any order. */
function isSame(stored: StoredRecord, wanted: Readonly<Record<string, unknown>>): boolean {
  return (
    isDeepStrictEqual(stored.item, wanted.item) &&
    isDeepStrictEqual(stored.alternatives ?? [], wanted.alternatives ?? [])
  );
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
