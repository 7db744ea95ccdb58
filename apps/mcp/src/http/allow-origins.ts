import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.js';

/** Response fields that an allowed page may read. */
const EXPOSED = 'Retry-After, WWW-Authenticate';
/** Browsers ask again after a day. */
const PREFLIGHT_SECONDS = '86400';

/**
 * A hook: browsers name the page that sends a request. One that is not allowed must not use a server in the network of
 * its reader; one that is allowed can read every answer, refusals included. Programs name no page.
 * @param allowed origins as browsers write them
 */
export function allowOrigins(allowed: readonly string[]) {
  return (request: FastifyRequest, reply: FastifyReply, done: (refusal?: Refusal) => void): void => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined) {
      done();
      return;
    }
    if (!allowed.includes(origin)) {
      done(new Refusal(403, `Pages of ${origin} may not call this server.`));
      return;
    }
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
    const asked = request.headers['access-control-request-headers'];
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, DELETE',
          ...(asked !== undefined && { 'access-control-allow-headers': asked }),
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .send();
    else done();
  };
}
