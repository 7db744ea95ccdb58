import type { components } from './api-types.js';

export type Problem = components['schemas']['Problem'];
export type ProblemCode = Problem['code'];
export type ParameterFault = components['schemas']['ParameterFault'];

/** Members that a code always comes with, beside those that every problem has. */
interface MembersOfCode {
  readonly invalid_parameter: 'errors';
  readonly rate_limit_exceeded: 'resetAt' | 'violated-policies';
  readonly quota_exceeded: 'resetAt' | 'violated-policies';
}

/** The body of a problem, with the members of its code. */
export type ProblemOf<Code extends ProblemCode> = Code extends keyof MembersOfCode
  ? Problem & { readonly code: Code } & Required<Pick<Problem, MembersOfCode[Code]>>
  : Problem & { readonly code: Code };

/**
 * The service answered with an error. `isProblem` tells which one and narrows `body` to it.
 *
 * An answer that is no problem+json, as proxies send them, becomes one with the code `http_<status>`.
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
export function problemIn(response: Response, text: string): CatalogProblem {
  const retryAfter = response.headers.get('retry-after');
  return new CatalogProblem(
    problemBody(text) ?? bodyFromStatus(response),
    retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  );
}

function problemBody(text: string): Problem | undefined {
  try {
    const body = JSON.parse(text) as Partial<Problem> | null;
    return typeof body?.code === 'string' ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
}

function bodyFromStatus({ status, statusText, headers }: Response): Problem {
  return {
    type: 'about:blank',
    code: `http_${status}` as ProblemCode,
    title: statusText,
    status,
    detail: `Something between this client and the catalog answered ${status} ${statusText}.`,
    requestId: headers.get('request-id') ?? '',
  };
}
