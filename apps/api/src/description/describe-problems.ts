import type { OpenAPIObject } from '@nestjs/swagger';
import { PROBLEM_TYPE } from '../problems/problem-writer.js';
import { PROBLEM_CODES, PROBLEM_KINDS, statusesOf, type ProblemKind } from '../problems/problem-kinds.js';
import type { ExamplesByName, RecordedExample } from '#libs/documentation';
import { headerReferences, type HeaderName } from './describe-headers.js';
import { problemSchemaOf } from './problem-schemas.js';

type Components = NonNullable<OpenAPIObject['components']>;
type NamedKind = readonly [code: string, kind: ProblemKind];

/** Fields that some statuses have beside those of every problem. */
const STATUS_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  400: ['RateLimit', 'RateLimit-Policy'],
  401: ['WWW-Authenticate'],
  403: ['RateLimit', 'RateLimit-Policy'],
  404: ['RateLimit', 'RateLimit-Policy'],
  405: ['RateLimit', 'RateLimit-Policy', 'Allow'],
  429: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
  503: ['Retry-After'],
};

/** Every status that a kind of problem may have, ascending. */
export const PROBLEM_STATUSES: readonly number[] = [
  ...new Set(Object.values(PROBLEM_KINDS).flatMap(statusesOf)),
].sort((a, b) => a - b);

/**
 * One response per status, named `Problem<status>`, from the kinds of problems; `Problem` is for future statuses.
 * @param examples recorded answers, by code
 */
export function describeProblems(examples: ExamplesByName): NonNullable<Components['responses']> {
  const all = PROBLEM_CODES.flatMap(code => examples[code] ?? []);
  const responses = PROBLEM_STATUSES.map(status => [
    `Problem${status}`,
    describeStatus(
      status,
      all.filter(({ value }) => (value as { status: number }).status === status),
    ),
  ]);
  return {
    ...(Object.fromEntries(responses) as NonNullable<Components['responses']>),
    Problem: {
      description:
        'Any other error. Statuses and codes may be added; every error has a body of this form, whatever its status.',
      headers: headerReferences(['Request-Id', 'Cache-Control']),
      content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  };
}

/** Examples as an OpenAPI media type lists them; nothing when there are none. */
export function describeExamples(examples: readonly RecordedExample[]): object {
  if (examples.length === 0) return {};
  const named = examples.map(({ name, summary, value }) => [name, { summary, value }]);
  return { examples: Object.fromEntries(named) as object };
}

function describeStatus(status: number, examples: readonly RecordedExample[]): object {
  const kinds = (Object.entries(PROBLEM_KINDS) as NamedKind[]).filter(([, kind]) =>
    statusesOf(kind).includes(status),
  );
  return {
    description: kinds.map(([code, { title, meaning }]) => `- \`${code}\` (${title}): ${meaning}`).join('\n'),
    headers: headerReferences(['Request-Id', 'Cache-Control', ...(STATUS_HEADERS[status] ?? [])]),
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: `#/components/schemas/${problemSchemaOf(status)}` },
        ...describeExamples(examples),
      },
    },
  };
}
