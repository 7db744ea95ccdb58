import { context, propagation } from '@opentelemetry/api';

/** Header fields by which the process that gets a request continues the trace of this one; none outside a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
