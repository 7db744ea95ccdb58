import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CatalogGenerations } from '#libs/catalog';
import type { Answer } from './answer.js';
import { AnswerCache, type GivenAnswer, type MakeAnswer } from './answer-cache.js';
import { AnswerWriter } from './answer-writer.js';
import { canonicalUrl } from './canonical-url.js';
import { currentGeneration } from './current-generation.js';
import { Freshness } from './freshness.js';
import { prepareAnswer } from './send-answer.js';

/**
 * Wraps every controller of the API: what the controller returns is written as bytes, which are kept. Requests for the
 * same answer that arrive while it is being made share it.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<Answer, Buffer | undefined> {
  constructor(
    private readonly generations: CatalogGenerations,
    private readonly cache: AnswerCache,
    private readonly writer: AnswerWriter,
    private readonly freshness: Freshness,
  ) {}

  intercept(context: ExecutionContext, controller: CallHandler<Answer>): Observable<Buffer | undefined> {
    const http = context.switchToHttp();
    return from(this.answer(http.getRequest(), http.getResponse(), controller));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    controller: CallHandler<Answer>,
  ): Promise<Buffer | undefined> {
    const url = canonicalUrl(request);
    const make: MakeAnswer = async onGrowth =>
      this.writer.write(await lastValueFrom(controller.handle()), url, onGrowth);
    const current = currentGeneration(this.generations);
    return prepareAnswer(
      current === undefined ? await ungiven(make) : await this.cache.get(current, url, make),
      request,
      reply,
      this.freshness,
    );
  }
}

/** While it is unknown which catalog is current, an answer is made for one request and not kept. */
async function ungiven(make: MakeAnswer): Promise<GivenAnswer> {
  const answer = await make(() => {});
  return { answer, generation: answer.generation };
}
