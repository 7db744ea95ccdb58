import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UnknownAccount, DatabaseUnavailable, UnknownKey } from '#libs/accounts';
import type { Log } from '#libs/log';
import { StoreUnavailable } from '#libs/admission';
import { RepeatedWarning } from '#libs/service';
import { LOG } from '../configuration/configuration.module.js';
import { errorPage } from '../view/error.page.js';
import { SESSION_ENDED } from '../request-context/flashes.js';
import { FreshSignInRequired } from '../request-context/fresh-sign-in.js';
import { ReturnPageCookie } from '../request-context/return-page-cookie.js';
import { SignInRequired } from '../http/sign-in-required.js';
import { MailNotSent } from '../mail/mailer.js';
import { ProviderUnavailable } from '../sign-in/provider-unavailable.js';
import { PageError } from '../http/page-error.js';

/** Turns every error into a page in the visitor's language, without internal details. */
@Catch()
export class ErrorPageFilter implements ExceptionFilter {
  /** While a database is unavailable this happens on every request. A stack would add nothing. */
  private readonly unavailable = new RepeatedWarning<{ requestId: string; reason: string }>(
    (times, last) => this.log.warn({ ...last, times }, 'unavailable'),
    undefined,
    60_000,
  );

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
    if (problem.kind === 'unavailable')
      this.unavailable.add({ requestId: request.id, reason: reasonOf(error) });
    else if (problem.statusCode >= 500) this.log.error({ requestId: request.id, err: error }, problem.kind);
    if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', problem.retryAfterSeconds);
    void reply
      .code(problem.statusCode)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorPage(request.context, problem.kind, request.id));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const RETRY_SECONDS = 10;

/** The page for an error, wherever it was thrown. */
function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error;
  if (error instanceof MailNotSent) return new PageError('mail-unavailable', RETRY_SECONDS);
  if (error instanceof ProviderUnavailable) return new PageError('provider-unavailable', RETRY_SECONDS);
  if (error instanceof StoreUnavailable || error instanceof DatabaseUnavailable)
    return new PageError('unavailable', RETRY_SECONDS);
  if (error instanceof UnknownKey) return new PageError('not-found');
  switch (statusOf(error)) {
    case 403:
      return new PageError('foreign-form');
    case 404:
      return new PageError('not-found');
    case 413:
      return new PageError('too-large');
    case 400:
    case 411:
    case 415:
      return new PageError('bad-request');
    default:
      return new PageError('unexpected');
  }
}

function statusOf(error: unknown): number | undefined {
  const { statusCode, getStatus } = (error ?? {}) as { statusCode?: number; getStatus?: () => number };
  return statusCode ?? getStatus?.call(error);
}
