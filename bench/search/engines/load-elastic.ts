import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client } from '@elastic/elasticsearch';
import type { Generation } from '#libs/catalog';
import { readGenerations } from '#libs/search-elastic';
import { runIndexer } from '../../../indexer/src/index.js';

const TIMEOUT_MS = 300_000;

/** A catalog in indices of its own that no service reads: it is built like any other and never promoted. */
export interface LoadedCatalog {
  readonly client: Client;
  readonly prefix: string;
  readonly generation: Generation;
  /** On disk, the vocabulary included. */
  megabytes(): Promise<number>;
  /** Removes the indices and disconnects. */
  remove(): Promise<void>;
}

/** Loads the catalog in the folder `source` into the Elasticsearch at `url`. */
export async function loadElastic(source: string, url: string, prefix: string): Promise<LoadedCatalog> {
  await build(source, { ELASTICSEARCH_URL: url, ELASTICSEARCH_PREFIX: prefix });
  const client = new Client({ node: url, requestTimeout: TIMEOUT_MS });
  const { kept } = await readGenerations(client, prefix, [], TIMEOUT_MS);
  const [generation] = kept;
  if (generation === undefined) throw new Error(`nothing was built under ${prefix}`);
  const index = `${prefix}-*-${generation.id}`;
  return {
    client,
    prefix,
    generation,
    megabytes: () => indexMegabytes(client, index),
    remove: async () => {
      const indices = Object.keys(await client.indices.get({ index, filter_path: '*.settings' }));
      await client.indices.delete({ index: indices });
      await client.close();
    },
  };
}

export async function indexMegabytes(client: Client, index: string | string[]): Promise<number> {
  const { _all } = await client.indices.stats({ index, metric: 'store' });
  return (_all.primaries?.store?.size_in_bytes ?? 0) / 2 ** 20;
}

async function build(source: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const stdout = new PassThrough().resume();
  const stderr = new PassThrough();
  const errorOutput = text(stderr);
  const code = await runIndexer(['build', '--source', source], { environment, stdout, stderr });
  stderr.end();
  if (code !== 0) throw new Error(`the indexer ended with ${code}: ${await errorOutput}`);
}
