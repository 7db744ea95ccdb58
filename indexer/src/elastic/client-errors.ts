import { errors } from '@elastic/elasticsearch';

const AWAY_STATUSES = [429, 502, 503, 504];

/** Whether asking again later may help: nobody answered, or somebody who cannot answer now. */
export function isUnavailable(failure: unknown): boolean {
  return (
    failure instanceof errors.ConnectionError ||
    failure instanceof errors.NoLivingConnectionsError ||
    failure instanceof errors.TimeoutError ||
    (failure instanceof errors.ResponseError &&
      AWAY_STATUSES.includes(failure.statusCode ?? 0) &&
      !isDiskFull(failure))
  );
}

/**
 * Whether a write was refused because the disk is past Elasticsearch's flood stage. It then takes nothing but
 * deletions of indices and changes of aliases, until somebody makes room.
 */
export function isDiskFull(failure: unknown): boolean {
  return hasStatus(failure, 429) && hasType(failure, 'cluster_block_exception');
}

export function hasStatus(failure: unknown, status: number): boolean {
  return failure instanceof errors.ResponseError && failure.statusCode === status;
}

/** The word Elasticsearch itself has for what is wrong, such as `index_not_found_exception`. */
export function hasType(failure: unknown, type: string): boolean {
  if (!(failure instanceof errors.ResponseError)) return false;
  return (failure.body as { error?: { type?: string } } | undefined)?.error?.type === type;
}
