import { HttpException } from '@nestjs/common';
import {
  CatalogUnavailable,
  ExpiredCursor,
  InvalidCursor,
  RecordNotFound,
  SINGULAR,
  type CursorPlace,
} from '#libs/catalog';
import { Problem } from './problem.js';
import { quote } from './quote.js';
import { urlNotDecodable } from './url-problems.js';

/** Seconds until it is worth asking an engine again. */
const ENGINE_RETRY_SECONDS = 2;
/** Seconds until it is worth asking for what an operator has to build first. */
const OPERATOR_RETRY_SECONDS = 30;

/** The problem that a client gets for an error, chosen by its type; unknown types give an internal error. */
export function translateError(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof RecordNotFound) return recordNotFound(error);
  if (error instanceof InvalidCursor) return invalidCursor(error);
  if (error instanceof ExpiredCursor) return expiredCursor(error);
  if (error instanceof CatalogUnavailable) return catalogUnavailable(error);
  const status = statusOfFramework(error);
  return status === undefined ? internalError(error) : frameworkProblem(status, error);
}

function recordNotFound({ resource, slug, suggestions }: RecordNotFound): Problem {
  const meant = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(', ')}?`;
  const hint = `To search by name: /suggest?type=${resource}&q=…`;
  const detail = `No ${SINGULAR[resource]} has the slug ${quote(slug)}.${meant} ${hint}`;
  return new Problem('not_found', detail, { members: { suggestions } });
}

/** What a cursor that is used elsewhere belongs to, and what to do. */
const OTHER_QUERY: Readonly<Record<CursorPlace, string>> = {
  cursor:
    'This cursor belongs to another list, other filters, another order or another q. Keep every parameter but limit, fields, count and facets as it was.',
  'changes cursor':
    'This cursor belongs to a list, or to another since. Keep since as it was while you follow pagination.nextCursor.',
  since: 'This is a cursor of a page. Pass until of an answer of /changes.',
};

function invalidCursor({ reason, place }: InvalidCursor): Problem {
  const origin = place === 'since' ? 'until' : 'pagination.nextCursor';
  return reason === 'garbled'
    ? cursorProblem(
        'invalid_cursor',
        place,
        'garbled',
        `This API did not make it. Pass ${origin} on exactly as it came.`,
      )
    : cursorProblem('invalid_cursor', place, 'other_query', OTHER_QUERY[place]);
}

function expiredCursor({ place }: ExpiredCursor): Problem {
  const detail =
    place === 'cursor'
      ? 'The cursor belongs to a generation of the catalog that is no longer kept. Start again without a cursor.'
      : 'Changes since then are no longer kept. Get a new until from /changes without parameters, then walk the lists once more.';
  return cursorProblem('expired_cursor', place, 'expired', detail);
}

function cursorProblem(
  kind: 'invalid_cursor' | 'expired_cursor',
  place: CursorPlace,
  code: string,
  detail: string,
): Problem {
  const parameter = place === 'since' ? 'since' : 'cursor';
  return new Problem(kind, detail, { members: { errors: [{ parameter, code, detail }] } });
}

function catalogUnavailable(error: CatalogUnavailable): Problem {
  const [detail, seconds] = whyUnavailable(error);
  return new Problem('service_unavailable', detail, {
    headers: { 'retry-after': String(seconds) },
    cause: error,
  });
}

function whyUnavailable({ reason }: CatalogUnavailable): [detail: string, retrySeconds: number] {
  if (reason === 'no generation')
    return ['There is no catalog yet: run the indexer (npm run indexer -- run).', OPERATOR_RETRY_SECONDS];
  if (reason === 'field not indexed')
    return [
      'The catalog was built by an older version of this service and lacks what this request needs. Requests that do not need it are answered.',
      OPERATOR_RETRY_SECONDS,
    ];
  return ['The catalog cannot be read completely at the moment. Try again shortly.', ENGINE_RETRY_SECONDS];
}

/** Nest and Fastify set a status on errors that the client caused; only such client errors are used. */
function statusOfFramework(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return undefined;
}

function frameworkProblem(status: number, error: unknown): Problem {
  if (status === 404) return new Problem('not_found', 'There is nothing at this path.');
  if (status === 413 || status === 414 || status === 431)
    return new Problem('request_too_large', 'The request is too large.', { status });
  if (status === 408) return new Problem('request_timeout', 'The request did not arrive completely in time.');
  if (status >= 400 && status < 500) return urlNotDecodable();
  return internalError(error);
}

function internalError(cause: unknown): Problem {
  return new Problem(
    'internal_error',
    'Something went wrong on our side; the requestId helps to find out what.',
    {
      cause,
    },
  );
}
