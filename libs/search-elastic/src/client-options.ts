import type { ClientOptions } from '@elastic/elasticsearch';

/** Where Elasticsearch is, and with which credentials it is asked. */
export interface ElasticConnection {
  /** One URL per node, without credentials. */
  readonly nodes: readonly string[];
  /** `undefined`: none are asked for. */
  readonly credentials?:
    { readonly apiKey: string } | { readonly username: string; readonly password: string } | undefined;
  /** PEM text, trusted instead of the system's authorities. */
  readonly ca?: string | undefined;
}

/** The same of every client of this project. Errors of the client hold no credentials: it leaves them out itself. */
export function clientOptions({ nodes, credentials, ca }: ElasticConnection): ClientOptions {
  return {
    nodes: [...nodes],
    ...(credentials !== undefined && { auth: credentials }),
    ...(ca !== undefined && { tls: { ca } }),
  };
}
