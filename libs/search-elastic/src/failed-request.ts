import { errors } from '@elastic/elasticsearch';
import { tlsAdvice } from './why-no-answer.js';

/** Whether a request failed because no node answered it, so that another request would wait just as long. */
export function hasNoAnswer(error: unknown): boolean {
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.NoLivingConnectionsError ||
    error instanceof errors.TimeoutError
  );
}

/** Whether Elasticsearch answered that it does not know these credentials, or does not let them do this. */
export function isDenied(error: unknown): error is errors.ResponseError {
  return error instanceof errors.ResponseError && (error.statusCode === 401 || error.statusCode === 403);
}

/** Elasticsearch answers, and has no current generation although it had one: its data was lost or deleted. */
export class CatalogLost extends Error {
  override readonly name = 'CatalogLost';

  constructor() {
    super(
      'Elasticsearch answers, but has lost the current generation; restore its data, or run the indexer (npm run indexer -- run)',
    );
  }
}

/** What is wrong when reading the generations failed with this error, and what to do. */
export function describeFailure(error: unknown): string {
  if (error instanceof CatalogLost) return error.message;
  if (hasNoAnswer(error))
    return `Elasticsearch cannot be reached; ${tlsAdvice(error as Error) ?? 'it is being retried'}`;
  if (isDenied(error))
    return error.statusCode === 401
      ? 'Elasticsearch does not accept the credentials; check ELASTICSEARCH_API_KEY, or ELASTICSEARCH_USERNAME and ELASTICSEARCH_PASSWORD'
      : 'Elasticsearch does not let these credentials read the catalog; docs/operating.md lists the privileges';
  return 'Elasticsearch cannot tell which generation is current; it is being retried';
}
