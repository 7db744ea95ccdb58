import type { ElasticsearchConfig } from './elasticsearch-config.js';

/**
 * The settings in force, for people and logs: that there are credentials, and of which user, but no password or key.
 */
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
