import type { onSendHookHandler } from 'fastify';
import type { Readiness } from '../health/readiness.js';

/** While the process is closing, every answer is the last on its connection; requests in flight included. */
export function announceClosing(readiness: Readiness): onSendHookHandler {
  return (_request, reply, payload, done) => {
    if (readiness.isClosing) void reply.header('connection', 'close');
    done(null, payload);
  };
}
