import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Serving } from './serving.js';

/**
 * An `onSend` hook: while the process is ending, every answer is the last on its connection, those to requests in
 * flight included. A connection that is kept open would keep the process alive for as long as it may be idle.
 */
export function closeConnectionsOnShutdown(serving: Serving) {
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void => {
    if (serving.isEnding) void reply.header('connection', 'close');
    done();
  };
}
