import { errors } from '@elastic/elasticsearch';
import { CatalogUnavailable } from '#libs/catalog';
import { hasNoAnswer, isDenied } from './failed-request.js';

/**
 * What an error of the client means to the domain. A request that Elasticsearch does not understand was our own fault;
 * one that it does not permit is a matter of configuration, and may be permitted later.
 */
export function translateError(error: unknown): unknown {
  if (error instanceof errors.TimeoutError) return new CatalogUnavailable('timed out', { cause: error });
  if (hasNoAnswer(error)) return new CatalogUnavailable('engine unavailable', { cause: error });
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 500;
    if (isDenied(error)) return new CatalogUnavailable('access denied', { cause: error });
    if (status === 429) return new CatalogUnavailable('overloaded', { cause: error });
    // 404: the index was pruned a moment ago; 5xx: shards failed or no master.
    if (status === 404 || status >= 500)
      return new CatalogUnavailable('engine unavailable', { cause: error });
    // Not as it is: it carries a status, which would be taken for that of the client's request.
    return new Error(`Elasticsearch refused a request with ${status}`, { cause: error });
  }
  return error;
}
