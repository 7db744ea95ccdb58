import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#libs/log';
import { pathOf } from '../lifecycle/api-path.js';
import { problemBody, type Problem } from './problem.js';
import { MAX_URL_LENGTH } from './url-length.js';
import { varyOf } from '../lifecycle/common-headers.js';
import { translateError } from './translate-error.js';

export const PROBLEM_TYPE = 'application/problem+json';

/** The one place where problems become answers, whoever found them: hooks, controllers, router or parser. */
export class ProblemWriter {
  /** @param commonHeaders of every answer, whatever becomes of the request */
  constructor(
    private readonly errorsUrl: string,
    readonly commonHeaders: Readonly<Record<string, string>>,
    private readonly log: Log,
  ) {}

  /** Answers with the problem that `error` is. What is not the client's doing is logged with its cause. */
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = this.refuseUncharged(translateError(error), request);
    if (problem.status === 500)
      this.log.error({ requestId: request.id, err: problem.cause }, 'internal error');
    // While an engine is unavailable this comes with every request: the reason, and no stack, which says nothing new.
    // Without a cause it is an overload, which is logged where requests are refused, and not every time.
    if (problem.status === 503 && problem.cause !== undefined)
      this.log.warn({ requestId: request.id, reason: reasonOf(problem.cause) }, problem.detail);
    // Again, since the router answers a bad URL before any hook could set them.
    reply.headers(this.headersOf(request));
    reply.headers({ 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...problem.headers });
    // As bytes: Fastify gives JSON text a charset, which this media type has not.
    reply.code(problem.status).send(Buffer.from(this.bodyOf(problem, request.id, instanceOf(request))));
  }

  /** A request that was let through for the sake of a 304 gets no other answer, and its refusal costs nothing. */
  private refuseUncharged(problem: Problem, request: FastifyRequest): Problem {
    const { quotaRefusal } = request;
    if (quotaRefusal === undefined || problem.status >= 500) return problem;
    request.rateLimitStatus = quotaRefusal.rateLimitStatus;
    return quotaRefusal.problem;
  }

  /** The fields of every answer to a request, whatever becomes of it. */
  headersOf(request: FastifyRequest): Readonly<Record<string, string>> {
    return { ...this.commonHeaders, 'request-id': request.id, vary: varyOf(request) };
  }

  bodyOf(problem: Problem, requestId: string, instance?: string): string {
    return problemBody(problem, { errorsUrl: this.errorsUrl, requestId, instance });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The path, unless it is what made the request too large. */
function instanceOf({ raw }: FastifyRequest): string | undefined {
  const path = pathOf(raw.url ?? '/');
  return path.length > MAX_URL_LENGTH ? undefined : path;
}
