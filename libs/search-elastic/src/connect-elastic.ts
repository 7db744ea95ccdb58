import { Client } from '@elastic/elasticsearch';
import { CatalogOutdated, type Generation } from '#libs/catalog';
import { ElasticGenerations, type ElasticGenerationsOptions } from './elastic-generations.js';
import { ElasticSearch } from './elastic-search.js';
import { Vocabularies } from './vocabulary/vocabularies.js';

export interface ElasticOptions extends Omit<ElasticGenerationsOptions, 'onPublished'> {
  readonly url: string;
}

/** The two catalog ports on one connection. */
export interface ElasticCatalog {
  readonly search: ElasticSearch;
  readonly generations: ElasticGenerations;
  readonly vocabularies: Vocabularies;
  /**
   * Asks for the generations and goes on asking, also when the engine is unavailable.
   * @throws CatalogOutdated when the published generation lacks a field that this version filters or orders by
   */
  start(): Promise<void>;
  /** `ok`, or what is wrong. */
  health(): Promise<string>;
  close(): Promise<void>;
}

/** Makes the adapters; nothing is asked before `start`. */
export function connectElastic(options: ElasticOptions): ElasticCatalog {
  const client = new Client({
    node: options.url,
    maxRetries: 1,
    requestTimeout: options.timeoutMs,
    // What comes back was validated when it was indexed and is never merged into other objects.
    disablePrototypePoisoningProtection: true,
  });
  const vocabularies = new Vocabularies(client, options.prefix, options.onProblem);
  const onPublished = (generation: Generation) => void vocabularies.prepare(generation);
  const generations = new ElasticGenerations(client, { ...options, onPublished });
  return {
    search: new ElasticSearch(client, vocabularies, options),
    generations,
    vocabularies,
    start: async () => {
      await generations.start();
      const { id, missingFields } = published(generations) ?? { id: '', missingFields: [] };
      if (missingFields.length > 0) throw new CatalogOutdated(id, missingFields);
    },
    health: () => Promise.resolve(healthOf(generations)),
    close: async () => {
      generations.close();
      vocabularies.close();
      await client.close();
    },
  };
}

function healthOf(generations: ElasticGenerations): string {
  if (!generations.isReachable) return 'Elasticsearch cannot be reached; it is being retried';
  const { missingFields } = published(generations) ?? { missingFields: [] };
  if (missingFields.length === 0) return 'ok';
  return `the published catalog has no ${missingFields.join(', ')}; build it again with the indexer of this version`;
}

function published(generations: ElasticGenerations): Generation | undefined {
  return generations.isReachable ? generations.current() : undefined;
}
