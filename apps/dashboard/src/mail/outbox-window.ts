import type { Mail } from './mailer.js';
import type { Outbox } from './outbox.js';

/** What the outbox page may look at. */
export class OutboxWindow {
  constructor(private readonly outbox: Outbox | undefined) {}

  /** `undefined`: mails are sent, and this is nobody's business. */
  get mails(): readonly Mail[] | undefined {
    return this.outbox?.mails;
  }
}
