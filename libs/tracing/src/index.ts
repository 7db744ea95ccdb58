/**
 * Traces by OpenTelemetry, sent by OTLP over HTTP: what one request, or one command, made its process do, across
 * processes. Without `startTracing` nothing here does anything, and the OpenTelemetry SDK is not loaded.
 *
 * A span says the kind of an operation and of its failure, and the id of the request, but no other value of it: no key, no
 * path, no query, no address of a client, no message of an error. Any process may import it; it imports nothing of the project.
 */
export { context, type Context, trace } from '@opentelemetry/api';
export { isTraced, startTracing, stopTracing } from './start-tracing.js';
export { droppedSpans, onDroppedSpans } from './dropped-spans.js';
export { requestTrace, type RequestTrace } from './request-trace.js';
export { traceCommand } from './trace-command.js';
export { traced } from './traced.js';
export { traceHeaders } from './trace-headers.js';
