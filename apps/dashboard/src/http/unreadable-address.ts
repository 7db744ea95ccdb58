import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Replaces every address that cannot be decoded; if requested directly, it gets the same answer. */
export const UNREADABLE = '/unreadable-address';

/**
 * When it cannot decode an address, the router skips all hooks: no security headers, no language, no line in the log.
 * So the request is routed a second time, with an address that can be decoded.
 */
export function routeAgain(server: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  request.raw.url = UNREADABLE;
  server.routing(request.raw, reply.raw);
}
