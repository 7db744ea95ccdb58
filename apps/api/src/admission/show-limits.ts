import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitHeaders } from './rate-limit-headers.js';

/** Shows a valid key what is left of its limits; not on a 5xx, whose quota unit is about to be given back. */
export function showLimits(
  request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  if (request.standing !== undefined && reply.statusCode < 500)
    reply.headers(rateLimitHeaders(request.standing));
  done();
}
