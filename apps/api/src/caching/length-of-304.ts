import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Fastify sets `Content-Length: 0` on a HEAD answer without a body, which a 304 must not have (RFC 9110, 8.6). */
export function leaveOutLengthOf304(server: FastifyInstance): void {
  server.addHook('onRoute', route => {
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? []].flat().concat(leaveOut);
  });
}

function leaveOut(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  if (reply.statusCode === 304) reply.removeHeader('content-length');
  done(null, payload);
}
