import { Client } from '@elastic/elasticsearch';
import type { Generation } from '#libs/catalog';
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
  /** Asks for the generations and goes on asking; never rejects, an engine that is away is asked again. */
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
    start: () => generations.start(),
    health: () =>
      Promise.resolve(
        generations.isReachable ? 'ok' : 'Elasticsearch cannot be reached; it is being retried',
      ),
    close: async () => {
      generations.close();
      vocabularies.close();
      await client.close();
    },
  };
}
