import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CatalogGenerations } from '#libs/catalog';
import { matchesEntityTag, preferredEncoding } from '#libs/service';
import type { Answer } from './answer.js';
import { AnswerCache, type GivenAnswer, type MakeAnswer } from './answer-cache.js';
import { AnswerWriter, headersOf } from './answer-writer.js';
import { canonicalUrl } from './canonical-url.js';
import { currentGeneration } from './current-generation.js';

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
    return payloadOf(
      current === undefined ? await ungiven(make) : await this.cache.get(current, url, make),
      request,
      reply,
    );
  }
}

/** While it is unknown which catalog is current, an answer is made for its request alone. */
async function ungiven(make: MakeAnswer): Promise<GivenAnswer> {
  const answer = await make(() => {});
  return { answer, generation: answer.generation };
}

async function payloadOf(
  { answer, generation }: GivenAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | undefined> {
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
  return body.in(encoding);
}
