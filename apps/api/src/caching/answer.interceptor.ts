import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AnswerCache } from './answer-cache.js';
import { AnswerSender } from './answer-sender.js';
import { AnswerWriter } from './answer-writer.js';
import type { Answer } from './answer.js';
import { canonicalUrl } from './canonical-url.js';

/**
 * Wraps every controller of the API: what the controller returns is written as bytes, which are kept. Requests for the
 * same answer that arrive while it is being made share it.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<Answer, Buffer | undefined> {
  constructor(
    private readonly cache: AnswerCache,
    private readonly writer: AnswerWriter,
    private readonly sender: AnswerSender,
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
    const served = await this.cache.get(url, async onGrowth =>
      this.writer.write(await lastValueFrom(controller.handle()), url, onGrowth),
    );
    return this.sender.prepare(served, request, reply);
  }
}
