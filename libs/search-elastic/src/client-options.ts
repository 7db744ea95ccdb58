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
 */
export function clientOptions({ nodes, credentials, ca }: ElasticConnection): ClientOptions {
  return {
    nodes: [...nodes],
    ...(credentials !== undefined && { auth: credentials }),
    ...(ca !== undefined && { tls: { ca } }),
  };
}
