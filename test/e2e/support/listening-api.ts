import { CatalogClient, type CatalogClientOptions } from '#libs/client';
import { startApi, type TestApi, type TestApiOptions } from './start-api.js';

export interface ListeningApi extends TestApi {
  readonly baseUrl: string;
  /** A client with the key of the API ({@link TestApi.key}), unless the options name another one. */
  client(options?: Partial<CatalogClientOptions>): CatalogClient;
}

/** The API on a port of this machine, for clients that need a network. */
export async function startListeningApi(options?: TestApiOptions): Promise<ListeningApi> {
  const api = await startApi(options);
  const address = await api.app.server.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `${address}/api/v1`;
  return { ...api, baseUrl, client: more => new CatalogClient({ baseUrl, key: api.key, ...more }) };
}
