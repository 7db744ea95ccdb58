import { PROBLEM_KINDS, statusesOf, type ProblemCode, type ProblemKind } from './problem-kinds.js';

export interface ProblemExtras {
  /** Only for codes with several statuses; otherwise the code decides. */
  readonly status?: number;
  /** Further members of the body. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log, never for the client. */
  readonly cause?: unknown;
}

/**
 * An error answer in the format of RFC 9457. Thrown, or sent as it is.
 *
 * `detail` is public: it says what is wrong here and how to correct it, and nothing about the implementation.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    { status, members = {}, headers = {}, cause }: ProblemExtras = {},
  ) {
    super(`${code}: ${detail}`, { cause });
    this.status = status ?? statusesOf(PROBLEM_KINDS[code])[0];
    // Always present, so that clients may read it without checking the code first.
    this.members = this.status === 400 ? { errors: [], ...members } : members;
    this.headers = headers;
  }

  get kind(): ProblemKind {
    return PROBLEM_KINDS[this.code];
  }
}

/** What the body says besides the problem itself. */
export interface ProblemOccasion {
  readonly errorsUrl: string;
  readonly requestId: string;
  /** Path of the request; absent when there was none that could be read. */
  readonly instance?: string | undefined;
}

export function problemBody(problem: Problem, { errorsUrl, requestId, instance }: ProblemOccasion): string {
  return JSON.stringify({
    type: `${errorsUrl}/${problem.code}`,
    code: problem.code,
    title: problem.kind.title,
    status: problem.status,
    detail: problem.detail,
    instance,
    requestId,
    ...problem.members,
  });
}
