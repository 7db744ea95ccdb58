import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { routeOf } from '../http/route-of.js';

/** Seconds; most answers come from memory, the slowest are cut off by the engine's timeout of 2 s. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What this process counts. Labels are route patterns, never paths or keys: their number stays small. */
export class Metrics {
  readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: 'catalog_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observe(request: FastifyRequest, reply: FastifyReply): void {
    const labels = { method: knownMethod(request.method), route: routeOf(request), status: reply.statusCode };
    this.answers.observe(labels, reply.elapsedTime / 1_000);
  }
}

/** A client may invent methods; it may not invent time series. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) ? method : 'other';
}
