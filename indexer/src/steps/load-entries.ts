import { RESOURCES, type Generation, type Resource } from '#libs/catalog';
import type { CatalogSource } from '#libs/catalog-source';
import { indexName, toDocument, type IndexDocument } from '#libs/search-elastic';
import type { Client } from '@elastic/elasticsearch';
import type { Context } from '../context.js';
import { hasNoSpace } from '../elastic/client-errors.js';
import { DiskFull } from '../failure/disk-full.js';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';
import { TitleRegister } from './title-register.js';

/** Two requests of this size under way keep Elasticsearch busy while the next is made; more would only need memory. */
const REQUEST_BYTES = 1_000_000;
const REQUESTS_UNDER_WAY = 2;
/** A document that Elasticsearch is too busy for is sent again this often. */
const RETRIES = 10;
const RETRY_PAUSE_MS = 1_000;

export class LoadRefused extends IndexerFailure {
  readonly code = 'load_refused';
  readonly exitCode = EXIT.failed;
}

/** Streams the whole source into the indices of `generation`, and gathers what must be known of its titles. */
export async function loadEntries(
  context: Context,
  source: CatalogSource,
  generation: string,
): Promise<Generation['longestTitleWords']> {
  const titles = new TitleRegister(context, generation);
  for (const resource of RESOURCES) await loadResource(context, source, resource, generation, titles);
  return titles.close();
}

async function loadResource(
  { client, prefix, report, signal }: Context,
  source: CatalogSource,
  resource: Resource,
  generation: string,
  titles: TitleRegister,
): Promise<void> {
  const index = indexName(prefix, resource, generation);
  const progress = report.begin('load', resource, source.counts[resource]);
  // Each of the two ends the documents instead of throwing: the client then waits for the requests under way. One that
  // arrived after the clean-up would create an index again, and one that failed then would be retried.
  let refusal: { readonly text: string; readonly isFullDisk: boolean } | undefined;
  let failure: Error | undefined;

  async function* documents(): AsyncGenerator<IndexDocument> {
    try {
      for await (const entry of source.entries(resource)) {
        if (signal.aborted || refusal !== undefined) return;
        const document = toDocument(resource, entry);
        await titles.enter(resource, document);
        progress.advance();
        yield document;
      }
    } catch (error) {
      failure = error as Error;
    }
  }

  try {
    await client.helpers.bulk<IndexDocument>({
      datasource: documents(),
      onDocument: ({ item }) => ({ index: { _index: index, _id: item.id } }),
      flushBytes: REQUEST_BYTES,
      concurrency: REQUESTS_UNDER_WAY,
      retries: RETRIES,
      wait: RETRY_PAUSE_MS,
      onDrop: ({ document, error, status }) => {
        const text = `${document.item.id}: ${error?.reason ?? `status ${status}`}`;
        refusal ??= { text, isFullDisk: hasNoSpace(error) };
      },
    });
  } finally {
    progress.end();
  }
  signal.throwIfAborted();
  if (failure !== undefined) throw failure;
  if (refusal === undefined) return;
  // After its last try the client tells no more than a status, which is that of an Elasticsearch that is only busy.
  if (refusal.isFullDisk || (await isWriteBlocked(client, index))) throw new DiskFull(refusal.text);
  throw new LoadRefused(`Elasticsearch did not take a record of ${index}: ${refusal.text}`);
}

/** Whether Elasticsearch itself has closed an index to writes, because its disk is too full. */
async function isWriteBlocked(client: Client, index: string): Promise<boolean> {
  const settings = await client.indices.getSettings({ index, flat_settings: true, ignore_unavailable: true });
  const own = settings[index]?.settings as Readonly<Record<string, unknown>> | undefined;
  return own?.['index.blocks.read_only_allow_delete'] === 'true';
}
