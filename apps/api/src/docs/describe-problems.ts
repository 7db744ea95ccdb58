import type { OpenAPIObject } from '@nestjs/swagger';
import { FAULT_CODES } from '../parameters/parameter-faults.js';
import { PROBLEM_TYPE } from '../problems/problem-writer.js';
import { PROBLEM_KINDS, statusesOf, type ProblemKind } from '../problems/problem-catalogue.js';
import { headerReferences, type HeaderName } from './describe-headers.js';

type Components = NonNullable<OpenAPIObject['components']>;

/** Fields that some statuses carry beside the standing ones. */
const STATUS_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  400: ['RateLimit', 'RateLimit-Policy'],
  401: ['WWW-Authenticate'],
  404: ['RateLimit', 'RateLimit-Policy'],
  405: ['RateLimit', 'RateLimit-Policy', 'Allow'],
  429: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
  503: ['Retry-After'],
};

/** One response per status, named `Problem<status>`, from the catalogue of problems. */
export function describeProblems(errorsUrl: string): NonNullable<Components['responses']> {
  const byStatus = Map.groupBy(Object.entries(PROBLEM_KINDS), ([, kind]) => statusesOf(kind)[0]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, kinds]) => [`Problem${status}`, describeStatus(status, kinds, errorsUrl)]),
  );
}

function describeStatus(status: number, kinds: readonly [string, ProblemKind][], errorsUrl: string) {
  const lines = kinds.map(([code, { title, meaning }]) => `- \`${code}\` (${title}): ${meaning}`);
  const examples = kinds.map(([code, { title, meaning }]) => [
    code,
    {
      summary: title,
      value: {
        type: `${errorsUrl}/${code}`,
        code,
        title,
        status,
        detail: meaning,
        requestId: '5f0c1d9e8a7b6c5d-1',
      },
    },
  ]);
  return {
    description: lines.join('\n'),
    headers: headerReferences(['Request-Id', 'Cache-Control', ...(STATUS_HEADERS[status] ?? [])]),
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples) as Record<string, object>,
      },
    },
  };
}

/** The body of every error (RFC 9457). */
export const PROBLEM_SCHEMAS: NonNullable<Components['schemas']> = {
  Problem: {
    type: 'object',
    description: 'An error (RFC 9457). Clients ignore members they do not know.',
    required: ['type', 'code', 'title', 'status', 'detail', 'requestId'],
    properties: {
      type: { type: 'string', format: 'uri', description: 'A page about this kind of error.' },
      code: { type: 'string', enum: Object.keys(PROBLEM_KINDS), description: 'Stable, for programs.' },
      title: { type: 'string', description: 'One per code.' },
      status: { type: 'integer' },
      detail: { type: 'string', description: 'What is wrong here and how to mend it, for people.' },
      instance: { type: 'string', description: 'Path of the request.' },
      requestId: { type: 'string', description: 'The same as the `Request-Id` header.' },
      errors: {
        type: 'array',
        description: 'On 400: every parameter at fault.',
        items: { $ref: '#/components/schemas/ParameterFault' },
      },
      errorsOmitted: {
        type: 'integer',
        description: 'On 400: how many more unknown parameters there are than `errors` lists.',
      },
      'violated-policies': {
        type: 'array',
        description: 'On 429: the policies of `RateLimit-Policy` that are used up.',
        items: { type: 'string', enum: ['second', 'month'] },
      },
      resetAt: { type: 'string', format: 'date-time', description: 'On 429: when more is granted.' },
    },
  },
  ParameterFault: {
    type: 'object',
    required: ['parameter', 'code', 'detail'],
    properties: {
      parameter: { type: 'string' },
      code: { type: 'string', enum: Object.keys(FAULT_CODES) },
      detail: { type: 'string' },
    },
  },
};
