import type { OpenAPIObject } from '@nestjs/swagger';

type Parameters = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>;

/** Request header fields that every operation reads, the key aside. */
export const REQUEST_HEADERS = {
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already.',
    schema: { type: 'string' },
  },
  'Request-Id': {
    name: 'Request-Id',
    in: 'header',
    description:
      'A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made.',
    schema: { type: 'string' },
  },
} as const satisfies Parameters;
