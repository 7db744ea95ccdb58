import type { FastifyInstance, onResponseHookHandler, preParsingHookHandler } from 'fastify';
import { ConnectionGuard, type ConnectionLimits, type Refusal } from './connections/connection-guard.js';
import { type Bodies, isChunked } from './connections/connection.js';
import { closeConnectionsOnShutdown, type Serving } from './lifecycle/serving.js';
import {
  type LoadLimits,
  LoadMonitor,
  type Overload,
  type RefuseWork,
  shedLoad,
} from './load/load-monitor.js';
import { RepeatedWarning } from './log/repeated-warning.js';
import { type MetricsAddress, serveMetrics } from './metrics/metrics-listener.js';
import type { ProcessMetrics } from './metrics/process-metrics.js';
import { routePatternOf } from './route-pattern.js';
import { warnOfDroppedSpans } from './tracing/warn-of-dropped-spans.js';

export interface GuardOptions {
  readonly limits: Omit<ConnectionLimits, 'trustedProxies'> & LoadLimits;
  /** `ignored` for a server that needs no bodies of requests; by default they are read. */
  readonly bodies?: Bodies;
  readonly serving: Serving;
  /** Answers a request that is not worked on. */
  readonly refuse: RefuseWork;
  /** Called every 10 s at most, with how often it happened since the last time. */
  readonly warn: (about: { readonly reason: string; readonly times: number }, message: string) => void;
  readonly metrics: ProcessMetrics;
  readonly metricsAddress: MetricsAddress;
  /**
   * `elsewhere` for a server that measures its requests itself. By default each is measured when its response is
   * written, which never happens when its client is gone.
   */
  readonly measureRequests?: 'elsewhere';
}

/**
 * Keeps a server within its limits until it is closed: connections, requests at work, bytes that clients do not read; and
 * counts what happens, which is served on a port of its own.
 * The guards work together: while too much waits for clients, no further work is taken on. To be called after the hooks
 * that refused requests need as well, and before those that call an engine or a database.
 */
export function guardServer(server: FastifyInstance, options: GuardOptions): void {
  const { limits, serving, refuse, metrics } = options;
  const connections = new ConnectionGuard(
    { ...limits, trustedProxies: server.trustedProxies },
    seldom(options, 'connections were refused or ended', reason => metrics.countRefusal(reason)),
  );
  const load = new LoadMonitor(limits, connections);
  const noteOverload = seldom<Overload>(options, 'overloaded: requests were refused', reason =>
    metrics.countShed(reason),
  );
  connections.protect(server.server, options.bodies);
  shedLoad(server, load, (overload, request, reply) => {
    noteOverload(overload);
    refuse(overload, request, reply);
  });
  if (options.bodies !== 'ignored') server.addHook('preParsing', refuseChunkedBodies);
  server.addHook('onSend', closeConnectionsOnShutdown(serving));
  warnOfDroppedSpans(server, options.warn);
  metrics.watchGuards(connections, load);
  if (options.measureRequests !== 'elsewhere') server.addHook('onResponse', measureRequest(metrics));
  serveMetrics(server, metrics.registry, options.metricsAddress, limits);
}

/** An `onResponse` hook. */
function measureRequest(metrics: ProcessMetrics): onResponseHookHandler {
  return (request, reply, done) => {
    metrics.observeRequest(
      request.method,
      routePatternOf(request),
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    done();
  };
}

/** Passes every reason on, and warns of them now and then. */
function seldom<Reason extends Refusal | Overload>(
  { warn }: GuardOptions,
  message: string,
  pass: (reason: Reason) => void,
): (reason: Reason) => void {
  const warning = new RepeatedWarning<Reason>((times, reason) => warn({ reason, times }, message));
  return reason => {
    warning.add(reason);
    pass(reason);
  };
}

/** Answers a request whose body has no length, which is not parsed, by an error with the status 411. */
const refuseChunkedBodies: preParsingHookHandler = ({ raw }, _reply, body, done) => {
  const error = new Error('Send the body in one piece, with its Content-Length.');
  done(isChunked(raw) ? Object.assign(error, { statusCode: 411 }) : null, body);
};
