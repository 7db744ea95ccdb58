import { type Mail, Mailer } from './mailer.js';

/** More than needed to try the service out, which is what an outbox is for. */
const MAX_MAILS = 20;

/** Does not send mails: they are printed, and kept to be read on a page. */
export class Outbox extends Mailer {
  private kept: readonly Mail[] = [];

  constructor(private readonly print: (text: string) => void) {
    super();
  }

  /** The newest first. */
  get mails(): readonly Mail[] {
    return this.kept;
  }

  override async send(mail: Mail): Promise<void> {
    this.kept = [mail, ...this.kept].slice(0, MAX_MAILS);
    this.print(`\n  Mail to ${mail.to}: ${mail.subject}\n${mail.text.replace(/^/gm, '    ')}\n\n`);
  }
}
