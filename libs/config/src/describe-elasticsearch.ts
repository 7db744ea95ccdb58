import type { ElasticsearchConfig } from './elasticsearch-config.js';

/** What is in force of it, for people and logs: that there are credentials, and whose, but no password or key. */
export function describeElasticsearch({
  nodes,
  credentials,
  ca,
  prefix,
  timeoutMs,
}: ElasticsearchConfig): Record<string, unknown> {
  return {
    nodes,
    credentials: describeCredentials(credentials),
    ca: ca === undefined ? 'of the system' : 'configured',
    prefix,
    timeoutMs,
  };
}

function describeCredentials(credentials: ElasticsearchConfig['credentials']): string {
  if (credentials === undefined) return 'none';
  return 'apiKey' in credentials ? 'API key' : 'user and password';
}
