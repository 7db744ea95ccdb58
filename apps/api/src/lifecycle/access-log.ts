import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#libs/log';
import { LOGGED_PARAMETERS } from './logged-parameters.js';
import { routeOf } from '../request/route-of.js';

export type LogAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  end: { readonly aborted: boolean },
) => void;

/** One line per request, after its answer; `aborted` when the client did not wait for all of it. */
export function accessLog(log: Log): LogAnswer {
  return (request, reply, { aborted }) => {
    if (!log.isLevelEnabled('info')) return;
    log.info({
      requestId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ...(aborted && { aborted }),
      ms: Math.round(reply.elapsedTime * 1_000) / 1_000,
      keyId: request.rateLimitStatus?.keyId,
      parameters: Object.keys(request.query ?? {}).filter(name => LOGGED_PARAMETERS.has(name)),
    });
  };
}
