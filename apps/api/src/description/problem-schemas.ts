import type { OpenAPIObject } from '@nestjs/swagger';
import { FAULT_CODES } from '../parameters/parameter-faults.js';
import { PROBLEM_KINDS, statusesOf } from '../problems/problem-kinds.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], Reference>;

interface Reference {
  readonly $ref: string;
}

type Members = Readonly<Record<string, Schema>>;

/** The problems of one family of statuses, which share the same additional members. */
interface ProblemFamily {
  readonly name: string;
  readonly statuses: readonly number[];
  readonly description: string;
  /** Members that every problem of the family has. */
  readonly always?: Members;
  /** Members that only some of its problems have. */
  readonly sometimes?: Members;
}

const RESET_AT: Schema = {
  type: 'string',
  format: 'date-time',
  description: 'When more requests are granted (RFC 3339, UTC).',
};

/** Every status is in exactly one family, so that narrowing a type by `status` gives exactly its members. */
const FAMILIES: readonly ProblemFamily[] = [
  {
    name: 'BadRequestProblem',
    statuses: [400],
    description: 'The request is not valid.',
    always: {
      errors: {
        type: 'array',
        description:
          'Every fault of the parameters; a list may have several. Empty for `bad_request`, where the request as a whole cannot be read.',
        items: { $ref: '#/components/schemas/ParameterFault' },
      },
    },
    sometimes: {
      errorsOmitted: {
        type: 'integer',
        minimum: 1,
        description: 'How many unknown parameters are not listed: `errors` has at most 16 of them.',
      },
    },
  },
  { name: 'UnauthorizedProblem', statuses: [401], description: 'There is no API key, or it is not valid.' },
  {
    name: 'ForbiddenProblem',
    statuses: [403],
    description: 'The API key is restricted, and may not be used from where the request comes.',
  },
  {
    name: 'NotFoundProblem',
    statuses: [404],
    description: 'No record has this slug, or there is nothing at this path.',
    sometimes: {
      suggestions: {
        type: 'array',
        description: 'Where a slug was not found: up to 3 slugs of this resource that are nearest to it.',
        maxItems: 3,
        items: { type: 'string' },
      },
    },
  },
  {
    name: 'MethodNotAllowedProblem',
    statuses: [405],
    description: 'The path exists, but the API is read-only.',
  },
  {
    name: 'RequestTimeoutProblem',
    statuses: [408],
    description: 'The request did not arrive completely in time.',
  },
  {
    name: 'RequestTooLargeProblem',
    statuses: [413, 414, 431],
    description: 'The body, the URL or the headers are too large.',
  },
  {
    name: 'TooManyRequestsProblem',
    statuses: [429],
    description: 'A limit is exceeded.',
    always: {
      resetAt: RESET_AT,
      'violated-policies': {
        type: 'array',
        description: 'The policies of `RateLimit-Policy` that are used up.',
        items: { anyOf: [{ type: 'string', enum: ['second', 'month'] }, { type: 'string' }] },
      },
    },
  },
  { name: 'InternalErrorProblem', statuses: [500], description: 'Something is wrong on our side.' },
  {
    name: 'ServiceUnavailableProblem',
    statuses: [503],
    description: 'A complete response is not possible at the moment.',
  },
];

/** Name of the schema of a status. @throws for a status that no problem has */
export function problemSchemaOf(status: number): string {
  const family = FAMILIES.find(({ statuses }) => statuses.includes(status));
  if (family === undefined) throw new Error(`no family of problems has the status ${status}`);
  return family.name;
}

/** The body of every error (RFC 9457): one schema per family, and `Problem` for future ones. */
export function problemSchemas(): Schemas {
  const named = FAMILIES.map(({ name, statuses, description, always = {}, sometimes = {} }) => [
    name,
    problemSchema(description, oneOfCodes(codesOf(statuses)), statusSchema(statuses), always, sometimes),
  ]);
  return {
    Problem: problemSchema(
      'Any error (RFC 9457). Clients must ignore members they do not know.',
      { $ref: '#/components/schemas/ProblemCode' },
      { type: 'integer', minimum: 400, maximum: 599 },
    ),
    ProblemCode: {
      type: 'string',
      description: 'The codes of this version.',
      enum: Object.keys(PROBLEM_KINDS),
    },
    ...(Object.fromEntries(named) as Schemas),
    ParameterFault: PARAMETER_FAULT,
  };
}

function problemSchema(
  description: string,
  codes: Schema | Reference,
  status: Schema,
  always: Members = {},
  sometimes: Members = {},
): Schema {
  return {
    type: 'object',
    description,
    required: ['type', 'code', 'title', 'status', 'detail', 'requestId', ...Object.keys(always)],
    properties: {
      type: { type: 'string', format: 'uri', description: 'A page about this code: `{errors_url}/<code>`.' },
      code: openSet(codes, 'Stable, for programs. Codes may be added, so clients must accept unknown ones.'),
      title: { type: 'string', description: 'Short, and the same for every problem with this code.' },
      status: { ...status, description: 'The status of the response.' },
      detail: { type: 'string', description: 'What is wrong here and how to correct it, for people.' },
      instance: {
        type: 'string',
        format: 'uri-reference',
        description: 'Path of the request, percent-encoded. Absent when no path could be read.',
      },
      requestId: { type: 'string', description: 'The same as the `Request-Id` header.' },
      ...always,
      ...sometimes,
    },
  };
}

const PARAMETER_FAULT: Schema = {
  type: 'object',
  description: 'One fault of one parameter.',
  required: ['parameter', 'code', 'detail'],
  properties: {
    parameter: {
      type: 'string',
      description: 'Name of the parameter as it was sent, at most 64 characters.',
    },
    code: openSet(
      oneOfCodes(Object.keys(FAULT_CODES)),
      [
        'Stable, for programs. Codes may be added, so clients must accept unknown ones. The parameter is:',
        ...Object.entries(FAULT_CODES).map(([code, meaning]) => `- \`${code}\`: ${meaning}`),
      ].join('\n'),
    ),
    detail: { type: 'string', description: 'What is wrong and how to correct it, one sentence.' },
  },
};

/** Known values, and any other string: a generated type knows the names and still accepts a new one. */
function openSet(known: Schema | Reference, description: string): Schema {
  return { description, anyOf: [known, { type: 'string' }] };
}

function oneOfCodes(codes: readonly string[]): Schema {
  return { type: 'string', enum: [...codes] };
}

function statusSchema([first, ...others]: readonly number[]): Schema {
  // `const` is new in OpenAPI 3.1; the types of the library cover only 3.0.
  if (others.length === 0) return { type: 'integer', const: first } as Schema;
  return { type: 'integer', enum: [first, ...others] as number[] };
}

function codesOf(statuses: readonly number[]): string[] {
  return Object.entries(PROBLEM_KINDS)
    .filter(([, kind]) => statusesOf(kind).some(status => statuses.includes(status)))
    .map(([code]) => code);
}
