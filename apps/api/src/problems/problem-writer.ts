import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#libs/log';
import { type LastAnswer, RepeatedWarning } from '#libs/service';
import { LOG } from '../configuration/configuration.module.js';
import { Site } from '../configuration/site.js';
import { pathOf } from '../request/requested-route.js';
import { CommonHeaders } from '../request/common-headers.js';
import { newRequestId } from '../request/request-id.js';
import { problemBody, type Problem } from './problem.js';
import { percentEncoded } from './request-line.js';
import { MAX_URL_LENGTH } from './url-problems.js';
import { translateError } from './translate-error.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer says was wrong, once it does. Written here alone. */
    problem: Problem | undefined;
  }
}

export const PROBLEM_TYPE = 'application/problem+json';

/** A request that was answered 503, and why. */
interface Refused {
  readonly requestId: string;
  readonly reason: string;
}

/** The one place where problems become answers, whether they come from hooks, controllers, router or parser. */
@Injectable()
export class ProblemWriter {
  /** By the detail of the problem, of which there are few. */
  private readonly warnings = new Map<string, RepeatedWarning<Refused>>();

  constructor(
    private readonly site: Site,
    private readonly commonHeaders: CommonHeaders,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Answers with the problem for `error`. Errors that are not the client's fault are logged with their cause. */
  send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = translateError(error);
    request.problem = problem;
    if (problem.status === 500)
      this.log.error({ requestId: request.id, err: problem.cause }, 'internal error');
    // Without a cause it is an overload, which is logged where requests are refused.
    if (problem.status === 503 && problem.cause !== undefined) this.warnOf(problem, request.id);
    // Set again here: Fastify answers a URL that it cannot read, and `GET *`, before any hook can set them.
    this.commonHeaders.set(request, reply);
    reply.headers({ 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...problem.headers });
    // Sent as bytes: Fastify adds a charset to JSON text, which this media type does not have.
    reply.code(problem.status).send(Buffer.from(this.bodyOf(problem, request.id, encodedPathOf(request))));
  }

  /**
   * The answer to data that is not a request: only its socket is available then.
   * @param path as far as one was read, percent-encoded
   */
  lastAnswer(problem: Problem, path?: string): LastAnswer {
    const requestId = newRequestId();
    return {
      status: problem.status,
      headers: {
        ...this.commonHeaders.fixed,
        'request-id': requestId,
        'content-type': PROBLEM_TYPE,
        'cache-control': 'no-store',
        ...problem.headers,
      },
      body: this.bodyOf(problem, requestId, path),
    };
  }

  /** While an engine is unavailable this happens on every request. A stack would add nothing. */
  private warnOf({ detail, cause }: Problem, requestId: string): void {
    let warning = this.warnings.get(detail);
    if (warning === undefined) {
      warning = new RepeatedWarning((times, last) => this.log.warn({ ...last, times }, detail));
      this.warnings.set(detail, warning);
    }
    warning.add({ requestId, reason: reasonOf(cause) });
  }

  /** @param path of the request, percent-encoded; not repeated if it is what made the request too large */
  private bodyOf(problem: Problem, requestId: string, path?: string): string {
    const instance = path !== undefined && path.length <= MAX_URL_LENGTH ? path : undefined;
    return problemBody(problem, { errorsUrl: this.site.errorsUrl, requestId, instance });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The path as a valid URI reference. */
function encodedPathOf({ raw }: FastifyRequest): string {
  return percentEncoded(pathOf(raw.url ?? '/'));
}
