import type { OpenAPIObject } from '@nestjs/swagger';

type Parameters = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>;

/** Request header fields that every operation reads, except the key. */
export const REQUEST_HEADERS = {
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description:
      'Entity tags of answers that the client has, or `*` for any. When the answer would have one of them, it is a 304. What is no entity tag is ignored.',
    schema: { type: 'string' },
    example: 'W/"0vR2m1bq8v5nYt3kQ9cJ0w"',
  },
  'If-Modified-Since': {
    name: 'If-Modified-Since',
    in: 'header',
    description:
      'The `Last-Modified` of an answer that the client has: a 304 when the catalog was not built after that. Read only without `If-None-Match`; what is no HTTP date is ignored.',
    schema: { type: 'string' },
    example: 'Sat, 21 Nov 2026 09:00:00 GMT',
  },
  'Request-Id': {
    name: 'Request-Id',
    in: 'header',
    description:
      'A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. One is made when there is none, or when it has another form or looks as if it contained an API key.',
    schema: { type: 'string' },
    example: 'checkout-42',
  },
} as const satisfies Parameters;
