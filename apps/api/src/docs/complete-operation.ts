import type { OpenAPIObject } from '@nestjs/swagger';
import { REQUEST_HEADERS } from './describe-request-headers.js';
import { headerReferences, type HeaderName } from './describe-headers.js';

type PathItem = OpenAPIObject['paths'][string];
type Responses = NonNullable<PathItem['get']>['responses'];

const ANSWER_HEADERS: readonly HeaderName[] = [
  'Request-Id',
  'ETag',
  'Last-Modified',
  'Catalog-Generation',
  'Cache-Control',
  'Vary',
  'RateLimit',
  'RateLimit-Policy',
];

/** What a controller does not repeat: header fields of request and answer, 304, and every problem it may end in. */
export function completeOperation(item: PathItem): PathItem {
  if (item.get === undefined) return item;
  const { parameters = [], responses } = item.get;
  const isPaged = parameters.some(parameter => 'name' in parameter && parameter.name === 'cursor');
  const isSingle = parameters.some(parameter => 'in' in parameter && parameter.in === 'path');
  const headers = headerReferences(isPaged ? [...ANSWER_HEADERS, 'Link'] : ANSWER_HEADERS);
  const completed: Responses = {
    '200': { ...(responses['200'] as object), headers } as Responses[string],
    '304': {
      description: 'The client has this answer already (`If-None-Match`); no body, no quota.',
      headers,
    },
    ...problems(isSingle ? [400, 401, 404, 429, 500, 503] : [400, 401, 429, 500, 503]),
  };
  const requestHeaders = Object.keys(REQUEST_HEADERS).map(name => ({
    $ref: `#/components/parameters/${name}`,
  }));
  return {
    ...item,
    get: { ...item.get, parameters: [...parameters, ...requestHeaders], responses: completed },
  };
}

function problems(statuses: readonly number[]): Responses {
  return Object.fromEntries(
    statuses.map(status => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
  );
}
