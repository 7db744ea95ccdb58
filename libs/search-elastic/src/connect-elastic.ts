import { Client } from '@elastic/elasticsearch';
import { ElasticGenerations, type ElasticGenerationsOptions } from './elastic-generations.js';
import { ElasticSearch } from './elastic-search.js';

export interface ElasticOptions extends ElasticGenerationsOptions {
  readonly url: string;
}

/** The two catalog ports on one connection. */
export interface ElasticCatalog {
  readonly search: ElasticSearch;
  readonly generations: ElasticGenerations;
  close(): Promise<void>;
}

/** Makes the adapters; nothing is asked before `generations.start()`. */
export function connectElastic(options: ElasticOptions): ElasticCatalog {
  const client = new Client({ node: options.url, maxRetries: 1, requestTimeout: options.timeoutMs });
  const generations = new ElasticGenerations(client, options);
  return {
    search: new ElasticSearch(client, options),
    generations,
    close: async () => {
      generations.close();
      await client.close();
    },
  };
}
