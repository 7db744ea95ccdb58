/** One kind of problem, as clients and readers of the documentation see it. Data, no code. */
export interface ProblemKind {
  /** A list where one code covers several statuses; the first is the usual one. */
  readonly status: number | readonly number[];
  /** Sentence case, one per code. */
  readonly title: string;
  /** When it happens. */
  readonly meaning: string;
  /** What the client does about it. */
  readonly remedy: string;
}

/**
 * Every error code of the API. Bodies, the pages under `/errors` and the OpenAPI responses all come from here.
 * Codes are part of the contract: they are added, never renamed.
 */
export const PROBLEM_KINDS = {
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    meaning:
      'A query parameter is unknown, repeated, empty, or its value is not accepted. Nothing is ever clamped or ignored.',
    remedy:
      'Read the errors member: it names every parameter at fault, each with a stable code and a sentence that says how to fix it.',
  },
  invalid_cursor: {
    status: 400,
    title: 'Invalid cursor',
    meaning:
      'The cursor is garbled, or belongs to another list or to other parameters. Only limit, fields, count and facets may change from page to page.',
    remedy:
      'Pass pagination.nextCursor on exactly as it came, or follow the Link header, which is the whole URL.',
  },
  expired_cursor: {
    status: 400,
    title: 'Expired cursor',
    meaning: 'The cursor belongs to a generation of the catalog that is no longer kept.',
    remedy: 'Start again without a cursor. Builds are kept for at least 24 hours after they were replaced.',
  },
  bad_request: {
    status: 400,
    title: 'Bad request',
    meaning:
      'The request is not valid HTTP, has no Host header or several, or its URL contains a # or a percent-escape that is not UTF-8.',
    remedy: 'Let an HTTP library build the request, and percent-encode each parameter value.',
  },
  missing_api_key: {
    status: 401,
    title: 'Missing API key',
    meaning: 'The request carries no API key. Everything under /api/v1 needs one, unknown paths included.',
    remedy:
      'Send the header "Authorization: Bearer <key>". Keys are free; the developer dashboard makes them.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    meaning: 'The API key is malformed or unknown, or the Authorization header contains no bearer key.',
    remedy:
      'Copy the whole key, from bgc_ to its last character, or make a new one in the developer dashboard.',
  },
  revoked_api_key: {
    status: 401,
    title: 'Revoked API key',
    meaning:
      'The API key was revoked, or it was rotated and the secret that was sent has ended. The detail says which.',
    remedy: 'Make a new key in the developer dashboard, or use the newest secret of the key.',
  },
  expired_api_key: {
    status: 401,
    title: 'Expired API key',
    meaning: 'The API key has passed its expiry date.',
    remedy: 'Make a new key in the developer dashboard, and use it instead of this one.',
  },
  key_not_allowed: {
    status: 403,
    title: 'Key not allowed here',
    meaning:
      'The API key is valid, but its owner restricts it to web pages of certain origins, or to certain networks, and the request comes from elsewhere. The detail says which of the two. It counts for the rate, not for the month.',
    remedy:
      'Use a key that is meant for this page or program. The owner of the key can add an origin or a network in the developer dashboard, which takes effect within a second.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning: 'There is nothing at this path, or no record has this slug.',
    remedy:
      'Check the path: it is case-sensitive and has no trailing slash. Slugs come from the id member of list items.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path exists, but the API is read-only.',
    remedy: 'Use GET or HEAD; the Allow header lists what is possible.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    meaning: 'The request did not arrive completely in time.',
    remedy: 'Send it again.',
  },
  request_too_large: {
    status: [413, 414, 431],
    title: 'Request too large',
    meaning:
      'The URL is longer than 8,192 characters (414), the request line and headers together are larger than 16 kB (431), or a body is too large (413).',
    remedy: 'Send only the parameters and headers that the documentation lists; no operation reads a body.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Rate limit exceeded',
    meaning: 'The key has used up its requests per second. The refused request was not counted.',
    remedy: 'Wait as long as Retry-After says. The RateLimit header shows what is left.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Monthly quota exceeded',
    meaning:
      'The key has used up its requests of this calendar month (UTC). The refused request was not counted.',
    remedy: 'Wait until resetAt, or ask for a larger plan in the developer dashboard.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    meaning: 'Something is wrong on our side. The request was not counted for the month.',
    remedy: 'Try again later, and report the requestId if it keeps happening.',
  },
  service_unavailable: {
    status: 503,
    title: 'Service unavailable',
    meaning:
      'A part of the service is unavailable, overloaded or too slow, or the response would have been incomplete. The request was not counted for the month.',
    remedy: 'Send the same request again after as many seconds as Retry-After says.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEM_KINDS;

export const PROBLEM_CODES = Object.keys(PROBLEM_KINDS) as readonly ProblemCode[];

/** Every status a kind of problem may be answered with, the usual one first. */
export function statusesOf({ status }: ProblemKind): readonly [number, ...number[]] {
  return typeof status === 'number' ? [status] : (status as [number, ...number[]]);
}
