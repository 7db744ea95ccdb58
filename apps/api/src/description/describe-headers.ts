import type { OpenAPIObject } from '@nestjs/swagger';

type Components = NonNullable<OpenAPIObject['components']>;
type Headers = NonNullable<Components['headers']>;

/** Request header fields that every operation reads, except the key. */
export const REQUEST_HEADERS = {
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description:
      'Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.',
    schema: { type: 'string' },
    example: 'W/"0vR2m1bq8v5nYt3kQ9cJ0w"',
  },
  'If-Modified-Since': {
    name: 'If-Modified-Since',
    in: 'header',
    description:
      'The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.',
    schema: { type: 'string' },
    example: 'Sat, 21 Nov 2026 09:00:00 GMT',
  },
  'Request-Id': {
    name: 'Request-Id',
    in: 'header',
    description:
      'A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.',
    schema: { type: 'string' },
    example: 'checkout-42',
  },
} as const satisfies NonNullable<Components['parameters']>;

/** Response header fields, described once and referred to by every response that has them. */
export const RESPONSE_HEADERS = {
  'Request-Id': text(
    'Names this request in our logs. If the request has a well-formed one, that is used.',
    '5f0c1d9e8a7b6c5d-1',
  ),
  ETag: text(
    'Weak, and the same for every key. Send it back as `If-None-Match`: a 304 costs no monthly quota.',
    'W/"0vR2m1bq8v5nYt3kQ9cJ0w"',
  ),
  'Last-Modified': text(
    'When the catalog of this response was built. Send it back as `If-Modified-Since` if you cannot keep entity tags.',
    'Sat, 21 Nov 2026 09:00:00 GMT',
  ),
  'Catalog-Generation': text(
    'The generation of the catalog that this response comes from; each load of the catalog makes a new one. All pages of a walk have the same.',
    '20261121t090000000z',
  ),
  'Cache-Control': text('200 and 304: `private, max-age=60`. Errors: `no-store`.', 'private, max-age=60'),
  Vary: text(
    'The request headers that the response depends on.',
    'Authorization, X-API-Key, Origin, Accept-Encoding',
  ),
  Link: optional(
    'The next page as a whole URL (RFC 8288); absent on the last page.',
    '<https://api.example.org/api/v1/games?cursor=eyJ2IjoxfQ>; rel="next"',
  ),
  RateLimit: optional(
    'What is left (`r`) and the seconds until more is granted (`t`), by policy (draft-ietf-httpapi-ratelimit-headers-11). Absent without a valid key, from a 5xx, and where the request cannot be read (`bad_request`); `month` is absent while the key store is unavailable.',
    '"second";r=9;t=1, "month";r=4999;t=812345',
  ),
  'RateLimit-Policy': optional(
    'The limits of the key: quota (`q`) and window in seconds (`w`), by policy. Absent where `RateLimit` is absent.',
    '"second";q=10;w=1, "month";q=5000;w=2592000',
  ),
  'Retry-After': text(
    'How many seconds to wait before the next request: a whole number, at least 1.',
    '1',
    '^[1-9][0-9]*$',
  ),
  'WWW-Authenticate': text('How to authenticate (RFC 6750).', 'Bearer realm="board-game-catalog"'),
  Allow: text('The allowed methods.', 'GET, HEAD, OPTIONS'),
} as const satisfies Headers;

export type HeaderName = keyof typeof RESPONSE_HEADERS;

/** References to described fields, as a response lists them. */
export function headerReferences(names: readonly HeaderName[]): Headers {
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));
}

function text(description: string, example: string, pattern?: string) {
  return {
    description,
    required: true,
    schema: { type: 'string', ...(pattern && { pattern }) },
    example,
  } as const;
}

function optional(description: string, example: string) {
  return { description, schema: { type: 'string' }, example } as const;
}
