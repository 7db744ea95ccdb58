import { addGauge, collectDefaultMetrics, Counter, Durations, Gauge, Registry } from '#libs/metrics';
import { droppedSpans } from '#libs/tracing';
import type { ConnectionGuard, Refusal } from '../connections/connection-guard.js';
import type { ReadinessReport } from '../lifecycle/readiness.js';
import { projectVersion } from '../lifecycle/start-line.js';
import { onceAtATime } from './once-at-a-time.js';
import type { LoadMonitor, Overload } from '../load/load-monitor.js';

/** In seconds; most answers come from memory, the slowest end at the engine's timeout of 2 s. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Gauges of prom-client that are named like counters. The gauges without `_total` have the same numbers, by type. */
const MISNAMED = ['handles', 'requests', 'resources'].map(what => `nodejs_active_${what}_total`);

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST']);
const READINESS: readonly ReadinessReport['status'][] = ['ready', 'degraded', 'unavailable'];

/**
 * What every HTTP process counts; what only one of them counts is added to its registry. Labels are route patterns and
 * reasons, never paths or keys: their number stays small.
 */
export class ProcessMetrics {
  readonly registry = new Registry();
  private readonly requests = new Durations(this.registry, {
    name: 'catalog_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labels: ['method', 'route', 'status'],
    bounds: BOUNDS,
  });
  private readonly refusedConnections = this.counterByReason(
    'catalog_http_connections_refused_total',
    'Connections that were refused or ended, by the limit they exceeded.',
  );
  private readonly shedRequests = this.counterByReason(
    'catalog_http_requests_shed_total',
    'Requests answered 503 because the process was overloaded.',
  );

  /** @param service the name of the process in its log */
  constructor(service: string) {
    const { registry } = this;
    collectDefaultMetrics({ register: registry });
    for (const name of MISNAMED) registry.removeSingleMetric(name);
    new Gauge({
      name: 'catalog_build_info',
      help: 'The version that runs; always 1.',
      labelNames: ['service', 'version', 'node'],
      registers: [registry],
    }).set({ service, version: projectVersion(), node: process.version }, 1);
    new Counter({
      name: 'catalog_spans_dropped_total',
      help: 'Spans that the collector of traces did not take.',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(droppedSpans());
      },
    });
  }

  /** @param route the pattern of the route, never a path */
  observeRequest(method: string, route: string, status: number, seconds: number): void {
    // Clients cannot create time series by inventing methods.
    this.requests.observe(seconds, METHODS.has(method) ? method : 'other', route, status);
  }

  countRefusal(reason: Refusal): void {
    this.refusedConnections.inc({ reason });
  }

  countShed(reason: Overload): void {
    this.shedRequests.inc({ reason });
  }

  /** Measures the guards whenever the metrics are read. */
  watchGuards(
    connections: Pick<ConnectionGuard, 'openConnections' | 'unsentBytes'>,
    load: Pick<LoadMonitor, 'requestsAtWork'>,
  ): void {
    this.gauge('catalog_http_connections', 'Open connections.', () => connections.openConnections);
    this.gauge(
      'catalog_http_unsent_bytes',
      'Bytes of responses that clients have not read yet.',
      () => connections.unsentBytes,
    );
    this.gauge('catalog_http_requests_at_work', 'Requests in progress.', () => load.requestsAtWork);
  }

  /** Adds a gauge that is measured whenever the metrics are read; it has no value while it is `undefined`. */
  gauge(name: string, help: string, measure: () => number | undefined | Promise<number | undefined>): void {
    addGauge(this.registry, { name, help }, measure);
  }

  /** Asks for the readiness of the process whenever the metrics are read, as `/health/ready` does. */
  watchReadiness(report: () => Promise<ReadinessReport>): void {
    const registers = [this.registry];
    // Both gauges begin to ask at the same time, and neither waits for the other.
    const find = onceAtATime(report);
    const parts = new Gauge<'part'>({
      name: 'catalog_part_healthy',
      help: '1 while this part of the process is as it should be, else 0.',
      labelNames: ['part'],
      registers,
      collect: async () => {
        const found = await find();
        for (const [part, health] of Object.entries(found.parts))
          parts.set({ part }, health === 'ok' ? 1 : 0);
      },
    });
    const status = new Gauge<'status'>({
      name: 'catalog_readiness',
      help: '1 for what /health/ready says, 0 for what it does not say.',
      labelNames: ['status'],
      registers,
      collect: async () => {
        const found = await find();
        for (const each of READINESS) status.set({ status: each }, each === found.status ? 1 : 0);
      },
    });
  }

  private counterByReason(name: string, help: string): Counter<'reason'> {
    return new Counter({ name, help, labelNames: ['reason'], registers: [this.registry] });
  }
}
