import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Stands for every address that cannot be decoded; asked for by itself, it is answered like one of them. */
export const UNREADABLE = '/unreadable-address';

/**
 * The router passes by every hook when it cannot decode an address: no security headers, no language, no line in the
 * log. So the request is sent around once more, as one for an address that can be read.
 */
export function routeAnew(server: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  request.raw.url = UNREADABLE;
  server.routing(request.raw, reply.raw);
}
