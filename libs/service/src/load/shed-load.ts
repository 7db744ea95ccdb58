import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoadMonitor, Overload } from './load-monitor.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request is one of those that are worked on, until its answer is known. */
    isAtWork: boolean;
  }
}

/** Answers a request that is not worked on, with as little work as possible: 503 and `Retry-After`. */
export type RefuseWork = (overload: Overload, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Refuses requests before they queue up, and counts those that are worked on. Requests for the health of the process
 * are always answered. Add it before hooks that call an engine or a database.
 */
export function shedLoad(server: FastifyInstance, load: LoadMonitor, refuse: RefuseWork): void {
  server.decorateRequest('isAtWork', false);
  server.addHook('onRequest', (request, reply, done) => {
    const overload = request.url.startsWith('/health/') ? undefined : load.overload;
    if (overload !== undefined) {
      refuse(overload, request, reply);
      return;
    }
    request.isAtWork = true;
    load.begin();
    done();
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    if (request.isAtWork) {
      request.isAtWork = false;
      load.end();
    }
    done(null, payload);
  });
  server.addHook('onClose', async () => load.close());
}
