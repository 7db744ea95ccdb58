import { errors } from '@elastic/elasticsearch';
import { CatalogUnavailable } from '#libs/catalog';

/** What an error of the client means to the domain. A request that Elasticsearch refuses was our own fault. */
export function translateError(error: unknown): unknown {
  if (error instanceof errors.TimeoutError) return new CatalogUnavailable('timed out', { cause: error });
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError)
    return new CatalogUnavailable('engine away', { cause: error });
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 500;
    if (status === 429) return new CatalogUnavailable('overloaded', { cause: error });
    // 404: the index was pruned a moment ago; 5xx: shards failed or no master.
    if (status === 404 || status >= 500) return new CatalogUnavailable('engine away', { cause: error });
    // Not as it is: it carries a status, which would be taken for that of the client's request.
    return new Error(`Elasticsearch refused a request with ${status}`, { cause: error });
  }
  return error;
}
