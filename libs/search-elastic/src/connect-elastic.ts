import { Client } from '@elastic/elasticsearch';
import type { Generation } from '#libs/catalog';
import { ElasticChanges } from './changes/elastic-changes.js';
import { clientOptions, type ElasticConnection } from './client-options.js';
import { ElasticGenerations, type ElasticGenerationsOptions } from './elastic-generations.js';
import { whatIsMissing } from './index-model/missing-fields.js';
import { ElasticSearch } from './elastic-search.js';
import { ImmediateRetryTransport } from './immediate-retry-transport.js';
import { TitleLists } from './titles/title-lists.js';
import { READING_TIMEOUT_MS } from './read-per-generation.js';
import { Vocabularies } from './vocabulary/vocabularies.js';

export interface ElasticOptions
  extends ElasticConnection, Omit<ElasticGenerationsOptions, 'prepare' | 'isPrepared' | 'nodeCount'> {}

/** The catalog ports on one connection. */
export interface ElasticCatalog {
  readonly search: ElasticSearch;
  readonly generations: ElasticGenerations;
  readonly changes: ElasticChanges;
  readonly vocabularies: Vocabularies;
  readonly titleLists: TitleLists;
  /**
   * Reads what a process keeps of these generations, one or two. It is called in the background for the one that is served,
   * and for the one that will be.
   * @returns when all is read, or what could not be read is reported
   */
  prepare(...generations: readonly Generation[]): Promise<void>;
  /** Reads the generations and keeps polling them, also when the engine is unavailable. */
  start(): Promise<void>;
  /** `ok`, or what is wrong. */
  health(): Promise<string>;
  close(): Promise<void>;
}

/** Makes the adapters; no request is sent before `start`. */
export function connectElastic(options: ElasticOptions): ElasticCatalog {
  const nodeCount = options.nodes.length;
  const client = new Client({
    ...clientOptions(options, Math.max(options.timeoutMs, READING_TIMEOUT_MS)),
    // Every node is tried; a single one twice, since it may have closed a connection that was idle.
    maxRetries: Math.max(1, nodeCount - 1),
    Transport: ImmediateRetryTransport,
    // What comes back was validated when it was indexed and is never merged into other objects.
    disablePrototypePoisoningProtection: true,
  });
  const vocabularies = new Vocabularies(client, options.prefix, options.onFailure);
  const titleLists = new TitleLists(client, options.prefix, vocabularies, options.onFailure);
  const prepare = async (...needed: readonly Generation[]) => {
    await Promise.all([vocabularies.prepare(...needed), titleLists.prepare(...needed)]);
  };
  const generations = new ElasticGenerations(client, {
    ...options,
    nodeCount,
    prepare: (...needed) => void prepare(...needed),
    isPrepared: generation => titleLists.isRead(generation),
  });
  const search = new ElasticSearch(client, vocabularies, options, generations, titleLists);
  return {
    search,
    generations,
    changes: new ElasticChanges(client, options, generations),
    vocabularies,
    titleLists,
    prepare,
    start: () => generations.start(),
    health: () => Promise.resolve(healthOf(generations)),
    close: async () => {
      generations.close();
      vocabularies.close();
      titleLists.close();
      await client.close();
    },
  };
}

function healthOf(generations: ElasticGenerations): string {
  const health = generations.health();
  if (health !== 'ok') return health;
  const { missingFields = [] } = generations.current() ?? {};
  return missingFields.length === 0 ? 'ok' : whatIsMissing(missingFields);
}
