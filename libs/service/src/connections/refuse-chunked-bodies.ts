import type { preParsingHookHandler } from 'fastify';
import { isChunked } from './connection.js';

/** Answers a request whose body has no length, which is not parsed, by an error with the status 411. */
export const refuseChunkedBodies: preParsingHookHandler = ({ raw }, _reply, body, done) => {
  const error = new Error('Send the body in one piece, with its Content-Length.');
  done(isChunked(raw) ? Object.assign(error, { statusCode: 411 }) : null, body);
};
