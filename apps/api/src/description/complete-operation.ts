import type { OpenAPIObject } from '@nestjs/swagger';
import { headerReferences, type HeaderName, REQUEST_HEADERS } from './describe-headers.js';
import { describeExamples, PROBLEM_STATUSES } from './describe-problems.js';
import type { ExamplesByName, RecordedExample } from '#libs/documentation';

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

/**
 * Adds what controllers do not repeat: header fields of request and answer, recorded answers, 304, and every possible
 * problem.
 * @param examples recorded answers, by the id of the operation
 */
export function completeOperation(item: PathItem, examples: ExamplesByName): PathItem {
  if (item.get === undefined) return item;
  const { parameters = [], responses } = item.get;
  const isPaged = parameters.some(parameter => 'name' in parameter && parameter.name === 'cursor');
  const hasSlug = parameters.some(parameter => 'in' in parameter && parameter.in === 'path');
  const headersOf200 = headerReferences(isPaged ? [...ANSWER_HEADERS, 'Link'] : ANSWER_HEADERS);
  const completed: Responses = {
    '200': {
      ...withExamples(responses['200'], examples[item.get.operationId ?? ''] ?? []),
      headers: headersOf200,
    },
    '304': {
      description:
        'The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota.',
      headers: headerReferences(ANSWER_HEADERS),
    },
    // Without a slug, 404 would mean that the path does not exist, and that is not an answer of this operation.
    ...problems(PROBLEM_STATUSES.filter(status => status !== 404 || hasSlug)),
    default: { $ref: '#/components/responses/Problem' },
  };
  const requestHeaders = Object.keys(REQUEST_HEADERS).map(name => ({
    $ref: `#/components/parameters/${name}`,
  }));
  return {
    ...item,
    get: { ...item.get, parameters: [...parameters, ...requestHeaders], responses: completed },
  };
}

function withExamples(
  response: Responses[string],
  examples: readonly RecordedExample[],
): Extract<Responses[string], { description: string }> {
  const { content = {}, ...rest } = response as Extract<Responses[string], { description: string }>;
  const shown = Object.entries(content).map(([type, media]) => [
    type,
    { ...media, ...describeExamples(examples) },
  ]);
  return { ...rest, content: Object.fromEntries(shown) as typeof content };
}

function problems(statuses: readonly number[]): Responses {
  return Object.fromEntries(
    statuses.map(status => [String(status), { $ref: `#/components/responses/Problem${status}` }]),
  );
}
