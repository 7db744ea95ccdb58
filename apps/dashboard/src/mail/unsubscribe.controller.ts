import { Controller, Header, HttpCode, Post, Query } from '@nestjs/common';
import { Mails, UnknownAccount } from '#libs/accounts';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import { Context } from '../request-context/context.decorator.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Public } from '../request-context/signed-in.guard.js';
import { unsubscribedPage, unsubscribePage } from './unsubscribe.pages.js';
import { type Unsubscription, UnsubscribeTokens } from './unsubscribe-tokens.js';

/** Turns mails off without signing in: by the link in a mail, or by the one click of a mail program (RFC 8058). */
@Public()
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly mails: Mails,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  @Page()
  ask(@Context() context: RequestContext, @Query('token') token: unknown): string {
    return unsubscribePage(context, this.read(token), String(token));
  }

  /** Has no form token: mail programs send it without having seen a page. The signed token is the permission. */
  @Post()
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async unsubscribe(@Context() context: RequestContext, @Query('token') token: unknown): Promise<string> {
    const unsubscription = this.read(token);
    try {
      await this.mails.unsubscribe(unsubscription.accountId, unsubscription.topic);
    } catch (error) {
      // The account was deleted: it gets no mails any more.
      if (!(error instanceof UnknownAccount)) throw error;
    }
    return unsubscribedPage(context, unsubscription);
  }

  private read(token: unknown): Unsubscription {
    const unsubscription = typeof token === 'string' ? this.tokens.read(token) : undefined;
    if (unsubscription === undefined) throw new PageError('link-unusable');
    return unsubscription;
  }
}
