import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from 'prom-client';
import type { AdmissionOutcome } from '#libs/admission';
import type { ConnectionGuard, LoadMonitor, Overload, Refusal } from '#libs/service';
import type { AnswerCache } from '../caching/answer-cache.js';
import type { EndedRequest } from '../request/request-facts.js';

/** In seconds; most answers come from memory, the slowest end at the engine's timeout of 2 s. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Gauges of prom-client that are named like counters. The gauges without `_total` have the same numbers, by type. */
const MISNAMED = ['handles', 'requests', 'resources'].map(what => `nodejs_active_${what}_total`);

/** Values that are read when the metrics are read. */
export interface Measured {
  readonly connections: Pick<ConnectionGuard, 'openConnections' | 'unsentBytes'>;
  readonly load: Pick<LoadMonitor, 'requestsAtWork'>;
  readonly cache: Pick<AnswerCache, 'heldBytes'>;
}

/** What this process counts. Labels are route patterns and reasons, never paths or keys: their number stays small. */
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new RequestDurations(
    'catalog_http_request_duration_seconds',
    'Time from the arrival of a request to the end of its response.',
    BUCKETS,
  ).register(this.registry);
  private readonly refusedConnections = new Counter({
    name: 'catalog_http_connections_refused_total',
    help: 'Connections that were refused or ended, by the limit they exceeded.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly refusedRequests = new Counter({
    name: 'catalog_http_requests_shed_total',
    help: 'Requests answered 503 because the process was overloaded.',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly admissions = new Map<AdmissionOutcome['kind'], number>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const name of MISNAMED) this.registry.removeSingleMetric(name);
    const { admissions } = this;
    new Counter({
      name: 'catalog_admissions_total',
      help: 'Requests under /api/v1 by outcome of the admission check.',
      labelNames: ['outcome'],
      registers: [this.registry],
      // Counted outside, since looking up a labeled counter costs more than the rest of an admission's bookkeeping.
      collect() {
        this.reset();
        for (const [outcome, count] of admissions) this.inc({ outcome }, count);
      },
    });
  }

  /** Measures these whenever the metrics are read. */
  watch({ connections, load, cache }: Measured): void {
    this.gauge('catalog_http_connections', 'Open connections.', () => connections.openConnections);
    this.gauge(
      'catalog_http_unsent_bytes',
      'Bytes of responses that clients have not read yet.',
      () => connections.unsentBytes,
    );
    this.gauge('catalog_http_requests_at_work', 'Requests in progress.', () => load.requestsAtWork);
    this.gauge('catalog_answer_cache_bytes', 'Bytes of responses kept in memory.', () => cache.heldBytes);
  }

  countAdmission(outcome: AdmissionOutcome['kind']): void {
    this.admissions.set(outcome, (this.admissions.get(outcome) ?? 0) + 1);
  }

  observe({ request, reply, route }: EndedRequest): void {
    const method = knownMethod(request.method);
    this.durations.observe(method, route, reply.statusCode, reply.elapsedTime / 1_000);
  }

  countRefusal(reason: Refusal): void {
    this.refusedConnections.inc({ reason });
  }

  countShed(reason: Overload): void {
    this.refusedRequests.inc({ reason });
  }

  private gauge(name: string, help: string, measure: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(measure()),
    });
  }
}

/** Replaces unknown methods, so that clients cannot create time series by inventing methods. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) ? method : 'other';
}

/** Observations with the same labels. */
interface Series {
  readonly labels: Readonly<Record<'method' | 'route' | 'status', string | number>>;
  /** How many were at most each bound and above the one before; the last: above all bounds. */
  readonly counts: number[];
  /** In seconds. */
  sum: number;
}

/**
 * A histogram like prom-client's, in its registry, for what is observed with every request: prom-client composes a text
 * from the labels of each observation to find its series, which takes 2 of the 60 µs of a kept answer.
 */
export class RequestDurations {
  private readonly series = new Map<string, Map<string, Map<number, Series>>>();

  /** @param bounds of the buckets, ascending, in seconds */
  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly bounds: readonly number[],
  ) {}

  register(registry: Registry): this {
    // A registry reads the name of a metric and what its `get` returns, nothing else.
    registry.registerMetric(this as unknown as Metric);
    return this;
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.series.get(method)?.get(route)?.get(status) ?? this.add(method, route, status);
    const found = this.bounds.findIndex(bound => seconds <= bound);
    const bucket = found === -1 ? this.bounds.length : found;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Called by the registry whenever the metrics are read. */
  get(): { name: string; help: string; type: string; values: object[] } {
    const all = [...this.series.values()].flatMap(byRoute => [...byRoute.values()]);
    const values = all.flatMap(byStatus => [...byStatus.values()]).flatMap(series => this.valuesOf(series));
    return { name: this.name, help: this.help, type: 'histogram', values };
  }

  private add(method: string, route: string, status: number): Series {
    const byRoute = this.series.get(method) ?? new Map<string, Map<number, Series>>();
    const byStatus = byRoute.get(route) ?? new Map<number, Series>();
    const counts = Array.from({ length: this.bounds.length + 1 }, () => 0);
    const series = { labels: { method, route, status }, counts, sum: 0 };
    this.series.set(method, byRoute.set(route, byStatus.set(status, series)));
    return series;
  }

  private valuesOf({ labels, counts, sum }: Series): object[] {
    let count = 0;
    const buckets = counts.map((inBucket, at) => ({
      metricName: `${this.name}_bucket`,
      labels: { le: this.bounds[at] ?? '+Inf', ...labels },
      value: (count += inBucket),
    }));
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
