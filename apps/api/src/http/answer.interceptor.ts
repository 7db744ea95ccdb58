import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { CatalogGenerations } from '#libs/catalog';
import type { Answer, WrittenAnswer } from './answer.js';
import { AnswerCache } from './answer-cache.js';
import { AnswerWriter } from './answer-writer.js';
import { canonicalUrl } from './canonical-url.js';
import { currentDigest } from './current-digest.js';
import { listsTag } from './if-none-match.js';

/**
 * Stands around every controller of the API. An answer that is known goes out at once, before its parameters are
 * even looked at: the same URL passed the same checks when it was made.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<Answer, Buffer | undefined> {
  constructor(
    private readonly generations: CatalogGenerations,
    private readonly cache: AnswerCache,
    private readonly writer: AnswerWriter,
  ) {}

  intercept(context: ExecutionContext, controller: CallHandler<Answer>): Observable<Buffer | undefined> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return from(this.answer(request, controller)).pipe(map(answer => payloadOf(answer, request, reply)));
  }

  private answer(request: FastifyRequest, controller: CallHandler<Answer>): Promise<WrittenAnswer> {
    const url = canonicalUrl(request);
    const make = async () => this.writer.write(await lastValueFrom(controller.handle()), url);
    const digest = currentDigest(this.generations);
    return digest === undefined ? make() : this.cache.get(digest, url, make);
  }
}

function payloadOf(
  answer: WrittenAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Buffer | undefined {
  reply.headers(answer.headers);
  const listed = headers['if-none-match'];
  if (listed === undefined || !listsTag(listed, answer.entityTag)) return answer.bytes;
  reply.code(304).removeHeader('content-type').removeHeader('link');
  return undefined;
}
