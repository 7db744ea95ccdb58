import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { build } from '../../indexer/src/commands/build.js';
import type { Report } from '../../indexer/src/report/report.js';
import { withLock } from '../../indexer/src/lock/with-lock.js';
import { openSource } from '../../indexer/src/steps/open-source.js';
import { publishBuild } from '../../indexer/src/steps/publish-build.js';
import { realElasticsearch } from './real-services.js';

const SILENT: Report = {
  tell: () => {},
  begin: () => ({ advance: () => {}, end: () => {} }),
  result: () => {},
};

/** A source folder, built and published in the real Elasticsearch under a prefix of its own. */
export interface IndexedCatalog {
  readonly url: string;
  readonly prefix: string;
  remove(): Promise<void>;
}

export async function indexCatalog(folder: string): Promise<IndexedCatalog> {
  const url = realElasticsearch();
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const client = new Client({ node: url });
  const context = { client, prefix, report: SILENT, signal: new AbortController().signal };
  await withLock(context, 'run', async locked => {
    const built = await build(locked, await openSource(folder, 0, locked), 0);
    await publishBuild(locked, undefined, built);
  });
  return {
    url,
    prefix,
    remove: async () => {
      const indices = await client.indices.get({ index: `${prefix}-*`, filter_path: '*.settings' });
      await client.indices.delete({ index: Object.keys(indices) });
      await client.close();
    },
  };
}
