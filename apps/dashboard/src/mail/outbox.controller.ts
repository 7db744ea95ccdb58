import { Controller, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import { Public } from '../request-context/signed-in.guard.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Context } from '../request-context/context.decorator.js';
import { OutboxAccess } from './outbox-access.js';
import { outboxPage } from './outbox.page.js';

@Public()
@Controller('outbox')
export class OutboxController {
  constructor(private readonly access: OutboxAccess) {}

  @Page()
  page(@Context() context: RequestContext, @Req() request: FastifyRequest): string {
    const mails = this.access.mailsFor(request);
    if (mails === undefined) throw new PageError('not-found');
    return outboxPage(context, mails);
  }

  /** A mail as its recipient would see it. Its styles are inline, as mail programs want them; nothing else is allowed. */
  @Page(':number')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  mail(@Param('number') number: string, @Req() request: FastifyRequest): string {
    const mail = this.access.mailsFor(request)?.find(each => String(each.number) === number);
    if (mail === undefined) throw new PageError('not-found');
    return mail.html;
  }
}
