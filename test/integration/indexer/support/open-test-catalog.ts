import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { RESOURCES } from '#libs/catalog';
import { IndexerProcess } from './indexer-process.js';
import { runIndexer, type Environment, type Outcome } from '../../../support/run-indexer.js';
import { realElasticsearch } from '../../../support/real-services.js';

/** A catalog of its own in a real Elasticsearch, and the indexer that fills it. */
export class TestCatalog {
  readonly prefix = `test-${randomBytes(6).toString('hex')}`;
  readonly client = new Client({ node: realElasticsearch() });

  private readonly environment = {
    ELASTICSEARCH_URL: realElasticsearch(),
    ELASTICSEARCH_PREFIX: this.prefix,
  };

  /** Runs a command to its end, inside this process. */
  indexer(...args: string[]): Promise<Outcome> {
    return runIndexer(args, this.environment);
  }

  /** Starts a command as a process that can be ended. */
  start(args: readonly string[], environment: Environment = {}): IndexerProcess {
    return new IndexerProcess(args, { ...this.environment, ...environment });
  }

  /** Builds a generation from a source and promotes it; fails if that is not possible. */
  async promote(source: string, ...options: string[]): Promise<string> {
    const { code, result } = await this.indexer('run', '--source', source, ...options);
    if (code !== 0) throw new Error(`run ended with ${code}: ${JSON.stringify(result)}`);
    return (result as { generation: string }).generation;
  }

  /** The generation behind each alias of a list; one element when they agree, none when nothing was promoted. */
  async current(): Promise<string[]> {
    const answer = await this.client.indices.getAlias(
      { name: RESOURCES.map(resource => `${this.prefix}-${resource}`) },
      { ignore: [404] },
    );
    const indices = Object.entries(answer).filter(
      ([, index]) => typeof index === 'object' && 'aliases' in index,
    );
    if (indices.length !== 0 && indices.length !== RESOURCES.length)
      throw new Error(`aliases on ${indices.length} indices`);
    return [...new Set(indices.map(([name]) => name.slice(-19)))];
  }

  /** The ids of all generations that have an index. */
  async generations(): Promise<string[]> {
    const names = Object.keys(
      await this.client.indices.get({ index: `${this.prefix}-*`, filter_path: '*.aliases' }),
    );
    return [...new Set(names.flatMap(name => /\d{8}t\d{9}z$/.exec(name)?.[0] ?? []))].sort();
  }

  /** Blocks every index as Elasticsearch does on a disk past `cluster.routing.allocation.disk.watermark.flood_stage`. */
  async fillDisk(): Promise<void> {
    const settings = { 'index.blocks.read_only_allow_delete': true };
    await this.client.indices.putSettings({ index: `${this.prefix}-*`, settings });
  }

  async close(): Promise<void> {
    const names = Object.keys(
      await this.client.indices.get({ index: `${this.prefix}-*`, filter_path: '*.aliases' }),
    );
    // Their names must fit a URL.
    for (let at = 0; at < names.length; at += 50)
      await this.client.indices.delete({ index: names.slice(at, at + 50) });
    await this.client.close();
  }
}
