import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  countsTowardQuota,
  type LoggedRequest,
  type RequestRecorder,
  type UsageRecorder,
} from '#libs/admission';
import type { Problem } from '../problems/problem.js';
import { faultsToShow } from './faults-to-show.js';
import { type RequestTarget, showPath, showQuery } from './request-to-show.js';
import { routeOf } from '../request/route-of.js';

/** After the answer: the use of a key is counted, and the request is logged for the owner of the key. */
export function recordUse(usage: UsageRecorder, requests: RequestRecorder) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { rateLimitStatus, refusedKey } = request;
    const use = rateLimitStatus ?? refusedKey;
    if (use === undefined) return;
    const { keyId } = use;
    const route = routeOf(request);
    usage.record(use, route, reply.statusCode);
    const hasProblem = request.problem !== undefined;
    if (!requests.hasRoom(keyId, hasProblem)) return;
    const durationMs = reply.elapsedTime;
    const facts: RequestEnd = {
      keyId,
      atMs: Math.round(Date.now() - durationMs),
      durationMs,
      method: request.method,
      route,
      status: reply.statusCode,
      counted: rateLimitStatus?.quota !== undefined && countsTowardQuota(reply.statusCode),
      requestId: request.id,
      target: { route, params: request.params, query: request.query },
      problem: request.problem,
    };
    requests.record(keyId, hasProblem, () => describe(facts));
  };
}

/** What is taken from a request at its end, as it is: it is described once a second. */
interface RequestEnd extends Omit<LoggedRequest, 'path' | 'query' | 'problem'> {
  readonly target: RequestTarget;
  readonly problem: Problem | undefined;
}

function describe({ target, problem, durationMs, ...facts }: RequestEnd): LoggedRequest {
  return {
    ...facts,
    durationMs: Math.round(durationMs * 10) / 10,
    path: showPath(target),
    query: showQuery(target),
    problem: problem && { code: problem.code, faults: faultsToShow(problem, target) },
  };
}
