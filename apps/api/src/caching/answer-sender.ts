import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BodyForm, httpDateMs, isNotModified, preferredEncoding } from '#libs/service';
import { AnswerCache } from './answer-cache.js';
import type { WrittenAnswer } from './answer.js';
import { canonicalUrl } from './canonical-url.js';

/** Sends written answers, in the form that the client accepts, or 304 if it has them already. */
@Injectable()
export class AnswerSender {
  /** Build time of the newest generation that this process has answered from. */
  private newestMs = -Infinity;

  constructor(private readonly cache: AnswerCache) {}

  /**
   * The last hook before the controllers: sends a kept answer at once. Its parameters need no check, because the same
   * URL passed the checks when the answer was made. Only URLs that a controller answered are ever kept.
   */
  readonly sendKept = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const kept = this.cache.kept(canonicalUrl(request));
    if (kept === undefined) {
      done();
      return;
    }
    const bytes = this.prepare(kept, request, reply);
    if (bytes instanceof Promise) bytes.then(made => void reply.send(made), done);
    else reply.send(bytes);
  };

  /**
   * Sets status and header fields of an answer, and chooses the form of its body.
   * @returns the bytes to send, none with a 304; a promise only while a compressed form is being made
   */
  prepare(
    answer: WrittenAnswer,
    { headers }: FastifyRequest,
    reply: FastifyReply,
  ): Buffer | undefined | Promise<Buffer> {
    const { body, bodyHeaders } = answer;
    const isKnown = this.isKnownTo(headers, answer);
    reply.code(isKnown ? 304 : 200).headers(answer.headers);
    if (isKnown) return undefined;
    reply.headers(bodyHeaders);
    const form = body.in(preferredEncoding(headers['accept-encoding']));
    return form instanceof Promise ? form.then(made => bytesOf(made, reply)) : bytesOf(form, reply);
  }

  /** Whether a client has the answer already, by its tag or a date. */
  private isKnownTo(
    headers: FastifyRequest['headers'],
    { entityTag, isLasting, generation: { builtAt } }: WrittenAnswer,
  ): boolean {
    this.newestMs = Math.max(this.newestMs, builtAt.getTime());
    if (!isNotModified(headers, { entityTag, modifiedAt: builtAt })) return false;
    if (headers['if-none-match'] !== undefined) return true;
    // The date of the catalog says nothing about what is not made of the catalog alone.
    if (!isLasting) return false;
    // After a rollback an older catalog answers. A later date may be that of the newer catalog, with other content.
    const isNewest = builtAt.getTime() >= this.newestMs;
    return isNewest || httpDateMs(headers['if-modified-since']) === Date.parse(builtAt.toUTCString());
  }
}

function bytesOf({ bytes, encoding }: BodyForm, reply: FastifyReply): Buffer {
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return bytes;
}
