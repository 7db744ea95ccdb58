import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAIL, type MailConnection } from '../connections.js';
import { isFromThisMachine } from '../http/is-from-this-machine.js';
import type { KeptMail } from './outbox.js';

/** Decides which requests may see the outbox: with a link in it, anyone can sign in as its recipient. */
@Injectable()
export class OutboxAccess {
  constructor(@Inject(MAIL) private readonly mail: MailConnection) {}

  isOpenTo(request: FastifyRequest): boolean {
    return this.mail.outbox !== undefined && isFromThisMachine(request);
  }

  /** The newest first; `undefined` when there is no outbox, or not for this request. */
  mailsFor(request: FastifyRequest): readonly KeptMail[] | undefined {
    return this.isOpenTo(request) ? this.mail.outbox?.mails : undefined;
  }
}
