import { errors } from '@elastic/elasticsearch';
import { hasNoAnswer } from '#libs/search-elastic';

const UNAVAILABLE_STATUSES = [429, 502, 503, 504];

/** Whether a retry may help: there was no answer, or the server is unavailable at the moment. */
export function isUnavailable(failure: unknown): boolean {
  return (
    hasNoAnswer(failure) ||
    (failure instanceof errors.ResponseError &&
      UNAVAILABLE_STATUSES.includes(failure.statusCode ?? 0) &&
      !isDiskFull(failure))
  );
}

/**
 * Whether a write was refused because the disk is past Elasticsearch's flood stage, or full to the last byte. Past the
 * flood stage it accepts only deletions of indices and changes of aliases, until there is space.
 */
export function isDiskFull(failure: unknown): boolean {
  return (
    (hasStatus(failure, 429) && hasType(failure, 'cluster_block_exception')) ||
    (failure instanceof errors.ResponseError && hasNoSpace(failure.body))
  );
}

/** Whether the cause of an error of Elasticsearch, at whatever depth, is the operating system's ENOSPC. */
export function hasNoSpace(error: unknown): boolean {
  return JSON.stringify(error ?? null).includes('No space left on device');
}

/** Whether a request was refused because the cluster may not have so many shards. */
export function isShardLimit(failure: unknown): boolean {
  return (
    failure instanceof errors.ResponseError &&
    /maximum( normal)? shards open/.test(JSON.stringify(failure.body ?? null))
  );
}

export function hasStatus(failure: unknown, status: number): boolean {
  return failure instanceof errors.ResponseError && failure.statusCode === status;
}

/** Elasticsearch's type of the error, such as `index_not_found_exception`. */
export function hasType(failure: unknown, type: string): boolean {
  if (!(failure instanceof errors.ResponseError)) return false;
  return (failure.body as { error?: { type?: string } } | undefined)?.error?.type === type;
}
