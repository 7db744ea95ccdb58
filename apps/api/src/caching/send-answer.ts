import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag, preferredEncoding } from '#libs/service';
import type { GivenAnswer } from './answer-cache.js';
import { headersOf } from './answer-writer.js';

/**
 * Sets status and header fields of an answer, and chooses the form of its body.
 * @returns the bytes to send, none with a 304; a promise only while a compressed form is being made
 */
export function prepareAnswer(
  { answer, generation }: GivenAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Buffer | undefined | Promise<Buffer> {
  const { body, entityTag } = answer;
  reply.headers(headersOf(answer, generation));
  const listed = headers['if-none-match'];
  if (listed !== undefined && matchesEntityTag(listed, entityTag)) {
    reply.code(304).removeHeader('content-type').removeHeader('link');
    return undefined;
  }
  const encoding = body.isWorthCompressing ? preferredEncoding(headers['accept-encoding']) : undefined;
  if (encoding === undefined) return body.plain;
  reply.header('content-encoding', encoding);
  return body.ready(encoding) ?? body.in(encoding);
}
