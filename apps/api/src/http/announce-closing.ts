import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Serving } from '../serving.js';

/** While the process is closing, every answer is the last on its connection; requests in flight included. */
export function announceClosing(serving: Serving) {
  return (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void => {
    if (serving.isClosing) reply.header('connection', 'close');
    done();
  };
}
