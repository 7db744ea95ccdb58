import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { realElasticsearch } from './real-services.js';
import { runIndexer } from './run-indexer.js';

/** The catalog of a source folder, promoted in the real Elasticsearch under a prefix of its own. */
export interface IndexedCatalog {
  readonly url: string;
  readonly prefix: string;
  remove(): Promise<void>;
}

export async function indexCatalog(folder: string): Promise<IndexedCatalog> {
  const url = realElasticsearch();
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const { code, result } = await runIndexer(['run', '--source', folder], {
    ELASTICSEARCH_URL: url,
    ELASTICSEARCH_PREFIX: prefix,
  });
  if (code !== 0) throw new Error(`the indexer ended with ${code}: ${JSON.stringify(result)}`);
  return { url, prefix, remove: () => removeIndices(url, prefix) };
}

/** Removes all that was indexed under a prefix. */
export async function removeIndices(url: string, prefix: string): Promise<void> {
  const client = new Client({ node: url });
  const indices = await client.indices.get({ index: `${prefix}-*`, filter_path: '*.settings' });
  await client.indices.delete({ index: Object.keys(indices) });
  await client.close();
}
