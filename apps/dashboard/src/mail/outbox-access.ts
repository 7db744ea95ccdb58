import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../http/is-from-this-machine.js';
import type { Mail } from './mailer.js';
import type { Outbox } from './outbox.js';

/** Decides which requests may see the outbox: with a link in it, anyone can sign in as its recipient. */
export class OutboxAccess {
  constructor(private readonly outbox: Outbox | undefined) {}

  isOpenTo(request: FastifyRequest): boolean {
    return this.outbox !== undefined && isFromThisMachine(request);
  }

  /** The newest first; `undefined` when there is no outbox, or not for this request. */
  mailsFor(request: FastifyRequest): readonly Mail[] | undefined {
    return this.isOpenTo(request) ? this.outbox?.mails : undefined;
  }
}
