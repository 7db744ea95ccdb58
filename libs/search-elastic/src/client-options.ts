import type { ClientOptions } from '@elastic/elasticsearch';

/** Where Elasticsearch is, and the credentials for it. */
export interface ElasticConnection {
  /** One URL per node, without credentials. */
  readonly nodes: readonly string[];
  /** `undefined`: none are needed. */
  readonly credentials?:
    { readonly apiKey: string } | { readonly username: string; readonly password: string } | undefined;
  /** PEM text, trusted instead of the system's authorities. */
  readonly ca?: string | undefined;
}

/**
 * The same for every client of this project. Errors of the client contain no credentials: it leaves them out itself.
 * @param longestRequestMs the longest timeout that any request has: the client cuts a request off after what it was made
 *   with, whatever the request asks for
 */
export function clientOptions(
  { nodes, credentials, ca }: ElasticConnection,
  longestRequestMs: number,
): ClientOptions {
  return {
    nodes: [...nodes],
    requestTimeout: longestRequestMs,
    ...(credentials !== undefined && { auth: credentials }),
    ...(ca !== undefined && { tls: { ca } }),
  };
}
