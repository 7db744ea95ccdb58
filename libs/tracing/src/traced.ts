import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { tracing } from './start-tracing.js';

/**
 * The same function, each of whose calls within a request or a command is a span, if it returns a promise. While the
 * process is not traced, it is the function itself.
 * @param kindOf the kind of an error, a word of a small set and never a message
 */
export function traced<Parameters extends unknown[], Result>(
  name: string,
  call: (...parameters: Parameters) => Result,
  kindOf: (error: unknown) => string,
): (...parameters: Parameters) => Result {
  const tracer = tracing()?.tracer;
  if (tracer === undefined) return call;
  return (...parameters) => {
    if (trace.getActiveSpan() === undefined) return call(...parameters);
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, span => {
      const result = call(...parameters);
      // A span that does not end is not sent.
      if (result instanceof Promise)
        result.then(
          () => span.end(),
          (error: unknown) => endFailed(span, kindOf(error)),
        );
      return result;
    });
  };
}

/** @param kind a word of a small set */
export function endFailed(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR }).end();
}
