import type { FastifyReply, FastifyRequest } from 'fastify';
import { costOf, type LoggedRequest, type RequestRecorder, type UsageRecorder } from '#libs/admission';
import type { Log } from '#libs/log';
import { CLIENT_CLOSED_REQUEST, traceIdOf } from '#libs/service';
import type { Problem } from '../problems/problem.js';
import {
  faultsToShow,
  LOGGED_PARAMETERS,
  type RequestTarget,
  showPath,
  showQuery,
} from './request-to-show.js';

/** A request whose answer was sent, or whose client is gone. */
export interface EndedRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Pattern of its route as the documentation writes it. */
  readonly route: string;
  /** Whether the client did not wait for the whole answer. */
  readonly aborted: boolean;
}

/** One line in the log of the process; for probes that succeed, which say nothing new, only when debugging. */
export function logRequest(log: Log, { request, reply, route, aborted }: EndedRequest): void {
  const level = route.startsWith('/health/') && reply.statusCode < 400 ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const line = {
    requestId: request.id,
    traceId: traceIdOf(request),
    method: request.method,
    route,
    status: aborted ? CLIENT_CLOSED_REQUEST : reply.statusCode,
    ms: Math.round(reply.elapsedTime * 1_000) / 1_000,
    keyId: limitedKeyOf(request),
    parameters: namedParameters(request),
  };
  log[level](line, 'request');
}

/** Of requests of the API; pages have none. */
function namedParameters({ admission, query }: FastifyRequest): string[] | undefined {
  if (admission === undefined) return undefined;
  return Object.keys(query ?? {}).filter(name => LOGGED_PARAMETERS.has(name));
}

/** For a key that may be used now; the log does not name others. */
function limitedKeyOf({ admission }: FastifyRequest): string | undefined {
  return admission !== undefined && 'rate' in admission ? admission.keyId : undefined;
}

/** Counts the use of a key, refused or not, and describes the request for its owner. */
export function recordUse(
  usage: UsageRecorder,
  requests: RequestRecorder,
  { request, reply, route }: EndedRequest,
): void {
  const { admission, problem } = request;
  if (admission === undefined || !('keyId' in admission)) return;
  const { keyId } = admission;
  usage.record(admission, route, reply.statusCode, request.clientAddress);
  const hasProblem = problem !== undefined;
  if (!requests.hasRoom(keyId, hasProblem)) return;
  const durationMs = reply.elapsedTime;
  const facts: RequestToDescribe = {
    keyId,
    atMs: Math.round(Date.now() - durationMs),
    durationMs,
    method: request.method,
    route,
    status: reply.statusCode,
    counted: 'quota' in admission && admission.quota !== undefined && costOf(reply.statusCode).quota > 0,
    requestId: request.id,
    target: { route, params: request.params, query: request.query },
    problem,
  };
  requests.record(keyId, hasProblem, () => describe(facts));
}

/** What is taken from a request at its end, as it is: it is described once a second. */
interface RequestToDescribe extends Omit<LoggedRequest, 'path' | 'query' | 'problem'> {
  readonly target: RequestTarget;
  readonly problem: Problem | undefined;
}

function describe({ target, problem, durationMs, ...facts }: RequestToDescribe): LoggedRequest {
  return {
    ...facts,
    durationMs: Math.round(durationMs * 10) / 10,
    path: showPath(target),
    query: showQuery(target),
    problem: problem && { code: problem.code, faults: faultsToShow(problem, target) },
  };
}
