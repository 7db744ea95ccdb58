import type { components } from './api-types.js';
import type { FetchResponse } from './platform.js';

type Schemas = components['schemas'];

export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type ParameterFault = Schemas['ParameterFault'];

type LimitProblem = Schemas['TooManyRequestsProblem'];

/** The members that the body of a code has besides those of every problem. */
interface BodyOfCode {
  readonly invalid_parameter: Schemas['BadRequestProblem'];
  readonly invalid_cursor: Schemas['BadRequestProblem'];
  readonly expired_cursor: Schemas['BadRequestProblem'];
  readonly bad_request: Schemas['BadRequestProblem'];
  readonly not_found: Schemas['NotFoundProblem'];
  readonly rate_limit_exceeded: LimitProblem;
  readonly quota_exceeded: LimitProblem;
}

/** The body of a problem, with the members of its code. */
export type ProblemOf<Code extends ProblemCode> = Problem & {
  readonly code: Code;
} & (Code extends keyof BodyOfCode ? BodyOfCode[Code] : unknown);

/**
 * The service responded with an error. `isProblem` tells which one and narrows `body` to it.
 *
 * An error that something else sends, such as a proxy, becomes one with the code `http_<status>`.
 */
export class CatalogProblem<Body extends { readonly code: string } = Problem> extends Error {
  override readonly name = 'CatalogProblem';

  constructor(
    readonly body: Body & Pick<Problem, 'title' | 'status' | 'detail'>,
    /** Seconds to wait before the same request can succeed, where the service says so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${body.code}: ${body.detail}`);
  }

  /** Stable, for programs. Codes may be added: handle those you know, and the rest by `status`. */
  get code(): Body['code'] {
    return this.body.code;
  }

  get status(): number {
    return this.body.status;
  }
}

/** No response of the catalog came: the network failed, the request timed out (`cause` says which), or something else responded. */
export class CatalogConnectionError extends Error {
  override readonly name = 'CatalogConnectionError';
}

/** Whether this is a problem with one of these codes; with any code when none is given. */
export function isProblem(error: unknown): error is CatalogProblem;
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is CatalogProblem<ProblemOf<Code>>;
export function isProblem(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof CatalogProblem && (codes.length === 0 || codes.includes(String(error.code)));
}

/** Reads the answer of a failed request. */
export function problemIn(response: FetchResponse, text: string): CatalogProblem {
  const retryAfter = response.headers.get('retry-after');
  return new CatalogProblem(
    problemBody(text, response.status) ?? bodyFromStatus(response),
    retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  );
}

/** The body of an error if it is the catalog's: proxies send JSON with a `code` too. */
function problemBody(text: string, status: number): Problem | undefined {
  try {
    const body = JSON.parse(text) as Partial<Problem> | null;
    const hasTexts = [body?.code, body?.detail, body?.requestId].every(value => typeof value === 'string');
    return hasTexts && body?.status === status ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
}

function bodyFromStatus({ status, statusText, headers }: Response): Problem {
  return {
    type: 'about:blank',
    code: `http_${status}`,
    title: statusText,
    status,
    detail: `Something between this client and the catalog answered ${status} ${statusText}.`,
    requestId: headers.get('request-id') ?? '',
  };
}
