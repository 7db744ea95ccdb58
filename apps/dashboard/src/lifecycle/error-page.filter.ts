import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UnknownAccount } from '#libs/accounts';
import type { Log } from '#libs/log';
import { LOG } from '../configuration/configuration.module.js';
import { errorPage } from '../view/error.page.js';
import { SESSION_ENDED } from '../request-context/flashes.js';
import { FreshSignInRequired } from '../request-context/fresh-sign-in.js';
import { ReturnPageCookie } from '../request-context/return-page-cookie.js';
import { SignInRequired } from '../http/sign-in-required.js';
import { toPageError } from './to-page-error.js';

/** Turns every error into a page in the visitor's language, without internal details. */
@Catch()
export class ErrorPageFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Log,
    private readonly returnPageCookie: ReturnPageCookie,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // Without an account, a visitor is not signed in, even if it was deleted during this request.
    if (error instanceof SignInRequired || error instanceof UnknownAccount) {
      if (error instanceof SignInRequired && error.returns)
        this.returnPageCookie.remember(request, reply, error.entered);
      const flash = request.method === 'POST' ? { code: SESSION_ENDED, values: {} } : undefined;
      void reply.redirect(request.context.seeOther('/sign-in', flash).url, 303);
      return;
    }
    if (error instanceof FreshSignInRequired) {
      this.returnPageCookie.remember(request, reply);
      void reply.redirect('/sign-in/again', 303);
      return;
    }
    const problem = toPageError(error);
    if (problem.statusCode >= 500) this.log.error({ requestId: request.id, err: error }, problem.kind);
    if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
    void reply
      .code(problem.statusCode)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorPage(request.context, problem.kind, request.id));
  }
}
