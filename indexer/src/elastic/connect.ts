import { Client } from '@elastic/elasticsearch';
import { loadConfig } from '#libs/config';
import { clientOptions, whyNoAnswer } from '#libs/search-elastic';
import { UsageFailure } from '../failure/indexer-failure.js';
import type { Report } from '../report/report.js';
import type { ProcessIo } from '../process-io.js';
import { retryingTransport } from './retrying-transport.js';

/** Of every request that has no timeout of its own. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Merging a large index takes minutes, and is answered when it is done. */
export const LONGEST_REQUEST_MS = 3_600_000;

interface Connection {
  readonly client: Client;
  readonly prefix: string;
}

/**
 * Connects to the configured Elasticsearch and waits until it answers.
 * @throws ConfigError, UsageFailure, ElasticsearchUnavailable
 */
export async function connect(
  environment: ProcessIo['environment'],
  waitSeconds: number,
  report: Report,
  signal: AbortSignal,
): Promise<Connection> {
  const { elasticsearch } = loadConfig(environment);
  if (elasticsearch === undefined)
    throw new UsageFailure(
      'ELASTICSEARCH_URL is not set. The indexer loads Elasticsearch: set it, or start one with ' +
        '"npm run services -- start", which prints the line to set. (Without Elasticsearch the API reads the source itself: CATALOG_SOURCE=<folder> npm start.)',
    );
  const { nodes, prefix } = elasticsearch;
  const address = nodes.map(node => new URL(node).host).join(', ');
  const client = new Client({
    ...clientOptions(elasticsearch, LONGEST_REQUEST_MS),
    maxRetries: 0,
    Transport: retryingTransport({
      waitSeconds,
      timeoutMs: REQUEST_TIMEOUT_MS,
      signal,
      onUnavailable: failure => {
        const reason = whyNoAnswer(failure);
        const text = `Elasticsearch at ${address} does not answer (${reason}); retrying`;
        report.tell('waiting', text, { address, reason });
      },
    }),
  });
  await client.cluster.health({}, { requestTimeout: 5_000 });
  return { client, prefix };
}
