import type { onResponseHookHandler } from 'fastify';
import type { Log } from '#libs/log';

/** One line per request, after its answer. Logs the route's pattern, never the URL: URLs of links contain a secret. */
export function accessLog(log: Log): onResponseHookHandler {
  return (request, reply, done) => {
    log.info({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  };
}
