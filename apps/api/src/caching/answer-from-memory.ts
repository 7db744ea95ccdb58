import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogGenerations } from '#libs/catalog';
import type { AnswerCache } from './answer-cache.js';
import { canonicalUrl } from './canonical-url.js';
import { currentGeneration } from './current-generation.js';
import type { Freshness } from './freshness.js';
import { prepareAnswer } from './send-answer.js';

/**
 * The last hook before the controllers: sends a kept answer at once. Its parameters need no check, because the same URL
 * passed the checks when the answer was made. Only URLs that a controller answered are ever kept.
 */
export function answerFromMemory(generations: CatalogGenerations, cache: AnswerCache, freshness: Freshness) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const current = currentGeneration(generations);
    const known = current && cache.known(current, canonicalUrl(request));
    if (known === undefined) {
      done();
      return;
    }
    const bytes = prepareAnswer(known, request, reply, freshness);
    if (bytes instanceof Promise) bytes.then(made => void reply.send(made), done);
    else reply.send(bytes);
  };
}
