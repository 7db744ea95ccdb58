import { context, propagation, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type Span,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** What makes spans, and sends those that wait. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Sends what waits, for 2 s at most. Never rejects. */
  stop(): Promise<void>;
}

const NAMESPACE = 'board-game-catalog';
/** A collector is near. One that does not answer must not keep a process from ending. */
const TIMEOUT_MS = 2_000;

/**
 * Requests and commands begin traces. Calls that belong to none, such as the look for a new generation every second,
 * would be a trace each.
 */
const REQUESTS_AND_COMMANDS: Sampler = {
  shouldSample: (_context, _traceId, _name, kind) => ({
    decision: kind === SpanKind.CLIENT ? SamplingDecision.NOT_RECORD : SamplingDecision.RECORD_AND_SAMPLED,
  }),
  toString: () => 'requests and commands',
};

/** What the client of Elasticsearch takes from the paths of its requests, such as the id of a record: a part of ours. */
const PARAMETER = 'db.operation.parameter.';

/** Sends spans in batches, without {@link PARAMETER}. */
class SpansWithoutParameters extends BatchSpanProcessor {
  override onStart({ attributes }: Span): void {
    for (const name of Object.keys(attributes))
      if (name.startsWith(PARAMETER)) Reflect.deleteProperty(attributes, name);
  }
}

/** Registers OpenTelemetry for this process, libraries included that make spans by themselves. */
export function openTracing(service: string, url: string): Tracing {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': NAMESPACE }),
    // Who began a trace decides whether it is recorded.
    sampler: new ParentBasedSampler({ root: REQUESTS_AND_COMMANDS }),
    spanProcessors: [new SpansWithoutParameters({ exporter, exportTimeoutMillis: TIMEOUT_MS })],
    // Libraries add errors as events, whose messages may contain what a client sent.
    spanLimits: { eventCountLimit: 0 },
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    tracer: provider.getTracer(NAMESPACE),
    stop: () => provider.forceFlush({ timeoutMillis: TIMEOUT_MS }).catch(() => {}),
  };
}
