import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#libs/log';
import { errorPage } from '../view/error.page.js';
import { SignInFirst } from '../visit/sign-in-first.js';
import { toPageError } from './to-page-error.js';

/** Whatever went wrong becomes a page in the visitor's language, with no word about how the inside works. */
@Catch()
export class ErrorPageFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof SignInFirst) {
      void reply.redirect('/sign-in', 303);
      return;
    }
    const problem = toPageError(error);
    if (problem.statusCode >= 500) this.log.error({ requestId: request.id, err: error }, problem.kind);
    if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
    void reply
      .code(problem.statusCode)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorPage(request.visit, problem.kind, request.id));
  }
}
