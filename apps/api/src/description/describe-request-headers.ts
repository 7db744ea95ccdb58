import type { OpenAPIObject } from '@nestjs/swagger';

type Parameters = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>;

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
} as const satisfies Parameters;
