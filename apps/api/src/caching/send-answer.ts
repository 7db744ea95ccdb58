import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BodyForm, preferredEncoding } from '#libs/service';
import type { GivenAnswer } from './answer-cache.js';
import { headersOf } from './answer-writer.js';
import type { Freshness } from './freshness.js';

/**
 * Sets status and header fields of an answer, and chooses the form of its body.
 * @returns the bytes to send, none with a 304; a promise only while a compressed form is being made
 */
export function prepareAnswer(
  { answer, generation }: GivenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  freshness: Freshness,
): Buffer | undefined | Promise<Buffer> {
  const { body, bodyHeaders, entityTag } = answer;
  const isNotModified = freshness.hasAnswer(request.headers, entityTag, generation);
  reply.code(isNotModified ? 304 : 200).headers(headersOf(answer, generation));
  if (isNotModified) return undefined;
  reply.headers(bodyHeaders);
  const form = body.in(preferredEncoding(request.headers['accept-encoding']));
  return form instanceof Promise ? form.then(made => bytesOf(made, reply)) : bytesOf(form, reply);
}

function bytesOf({ bytes, encoding }: BodyForm, reply: FastifyReply): Buffer {
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return bytes;
}
