import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { AdmissionOutcome } from '#libs/admission';
import type { ConnectionGuard, LoadMonitor, Overload, Refusal } from '#libs/service';
import type { AnswerCache } from '../caching/answer-cache.js';
import type { EndedRequest } from '../request/request-facts.js';
import { RequestDurations } from './request-durations.js';

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
