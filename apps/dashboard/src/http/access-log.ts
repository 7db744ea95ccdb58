import type { onResponseHookHandler } from 'fastify';
import type { Log } from '#libs/log';
import { traceIdOf } from '#libs/service';

/** One line per request, after its answer; for probes that succeed only when debugging. Logs the route's pattern, never the URL: URLs of links contain a secret. */
export function accessLog(log: Log): onResponseHookHandler {
  return (request, reply, done) => {
    const { statusCode: status } = reply;
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    const level = route.startsWith('/health/') && status < 400 ? 'debug' : 'info';
    const line = {
      requestId: request.id,
      traceId: traceIdOf(request),
      method: request.method,
      route,
      status,
      ms,
    };
    log[level](line, 'request');
    done();
  };
}
