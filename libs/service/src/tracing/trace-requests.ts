import type { FastifyInstance, FastifyRequest } from 'fastify';
import { context, isTraced, type RequestTrace, requestTrace, trace } from '#libs/tracing';
import { routePatternOf } from '../route-pattern.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its span; `undefined` unless the process is traced. */
    trace: RequestTrace | undefined;
  }
}

/** The status that proxies log when a client was gone before it had the whole answer. It is never sent. */
export const CLIENT_CLOSED_REQUEST = 499;

/** Makes a span of every request but the probes. Add it before any other hook, so that their work belongs to it. */
export function traceRequests(server: FastifyInstance): void {
  server.decorateRequest('trace', undefined);
  if (!isTraced()) return;
  server.addHook('onRequest', (request, reply, done) => {
    const begun = request.url.startsWith('/health/') ? undefined : requestTrace(request.headers, request.id);
    if (begun === undefined) {
      done();
      return;
    }
    request.trace = begun;
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST;
      begun.end(request.method, routePatternOf(request), status);
    });
    context.with(begun.context, done);
  });
}

/** The trace that a request belongs to, so that its log and those of other processes can be put together. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  const begun = request.trace && trace.getSpanContext(request.trace.context);
  if (begun !== undefined) return begun.traceId;
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent)?.[1] : undefined;
}

/**
 * Version, trace, parent and flags; later versions may append more. An id of zeros alone is none.
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/;
