import { Client } from '@elastic/elasticsearch';
import { generationId, type Generation } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import type { Context } from '../../../indexer/src/context.js';
import { indexNames } from '../../../indexer/src/generations/index-names.js';
import type { Report } from '../../../indexer/src/report/report.js';
import { createIndices } from '../../../indexer/src/steps/create-indices.js';
import { loadEntries } from '../../../indexer/src/steps/load-entries.js';
import { sealBuild } from '../../../indexer/src/steps/seal-build.js';

/** A catalog in indices of its own that nobody else reads: it is built like any other and never published. */
export interface LoadedCatalog {
  readonly client: Client;
  readonly prefix: string;
  readonly generation: Generation;
  /** On disk, the vocabulary included. */
  megabytes(): Promise<number>;
  /** Removes the indices and disconnects. */
  remove(): Promise<void>;
}

const SILENT: Report = {
  tell: () => undefined,
  begin: () => ({ advance: () => undefined, end: () => undefined }),
  result: () => undefined,
};

/** Loads the catalog in the folder `source` into the Elasticsearch at `url`. */
export async function loadElastic(source: string, url: string, prefix: string): Promise<LoadedCatalog> {
  const client = new Client({ node: url, requestTimeout: 300_000 });
  const context: Context = { client, prefix, report: SILENT, signal: new AbortController().signal };
  const catalog = await CatalogSource.open(source);
  const builtAt = new Date();
  const id = generationId(builtAt);
  const { digest, counts } = catalog;
  const meta = { generation: id, digest, builtAt: builtAt.toISOString(), counts };
  const index = indexNames(prefix, id);
  const remove = async (): Promise<void> => {
    await client.indices.delete({ index, ignore_unavailable: true });
    await client.close();
  };
  try {
    await createIndices(context, { ...meta, complete: false });
    const longestTitleWords = await loadEntries(context, catalog, id);
    await sealBuild(context, { ...meta, longestTitleWords, goldenQueries: [], complete: true }, 0);
    const generation = { id, digest, builtAt, longestTitleWords, missingFields: [] };
    return { client, prefix, generation, megabytes: () => indexMegabytes(client, index), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

export async function indexMegabytes(client: Client, index: string[]): Promise<number> {
  const { _all } = await client.indices.stats({ index, metric: 'store' });
  return (_all.primaries?.store?.size_in_bytes ?? 0) / 2 ** 20;
}
