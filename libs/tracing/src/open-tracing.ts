import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { context, propagation, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { SpanQueue } from './span-queue.js';

/** What an operator decides about traces. */
export interface TracingSettings {
  /** The collector, to which `/v1/traces` is added. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Attributes of the process, over those that it has by itself. */
  readonly resource?: Readonly<Record<string, string>>;
  /** A name of OpenTelemetry; `parentbased_always_on` by default. */
  readonly sampler?: string;
  /** Which part of all traces a sampler by ratio records. */
  readonly ratio?: number;
}

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
 * @param root decides which requests and commands are recorded; without it, all are
 */
function requestsAndCommands(root?: Sampler): Sampler {
  return {
    shouldSample: (...of) => {
      const [parent, , , kind] = of;
      if (kind === SpanKind.CLIENT && trace.getSpanContext(parent) === undefined)
        return { decision: SamplingDecision.NOT_RECORD };
      return root?.shouldSample(...of) ?? { decision: SamplingDecision.RECORD_AND_SAMPLED };
    },
    toString: () => 'requests and commands',
  };
}

/** Samplers of OpenTelemetry by their names. Those based on the parent let who began a trace decide. */
function samplerOf({ sampler = 'parentbased_always_on', ratio = 1 }: TracingSettings): Sampler {
  const [, isByParent, name] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const byName: Readonly<Record<string, Sampler | undefined>> = {
    always_off: new AlwaysOffSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  };
  const root = requestsAndCommands(byName[name ?? '']);
  return isByParent === undefined ? root : new ParentBasedSampler({ root });
}

/** Registers OpenTelemetry for this process, libraries included that make spans by themselves. */
export function openTracing(service: string, settings: TracingSettings): Tracing {
  const { url, headers = {}, resource = {} } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${url}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': NAMESPACE,
      'service.version': version(),
      'service.instance.id': randomUUID(),
      ...resource,
    }),
    sampler: samplerOf(settings),
    spanProcessors: [new SpanQueue(exporter, TIMEOUT_MS)],
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

function version(): string {
  const path = findPackageJSON(import.meta.url) ?? '';
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
