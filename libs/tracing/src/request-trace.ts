import { type Context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { tracing } from './start-tracing.js';
import { endFailed } from './traced.js';

/** The span of a request that this process answers. */
export interface RequestTrace {
  /** What is done for the request has to run in it. */
  readonly context: Context;
  /** @param route the pattern of the route, never a path */
  end(method: string, route: string, status: number): void;
}

/**
 * Continues the trace that a client or a proxy began (W3C Trace Context), or begins one.
 * @returns `undefined` unless the process is traced
 */
export function requestTrace(
  headers: Readonly<Record<string, unknown>>,
  requestId: string,
): RequestTrace | undefined {
  const tracer = tracing()?.tracer;
  if (tracer === undefined) return undefined;
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const attributes = { 'catalog.request_id': requestId };
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
  return {
    context: trace.setSpan(parent, span),
    end: (method, route, status) => {
      span.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) endFailed(span, String(status));
      else span.end();
    },
  };
}
