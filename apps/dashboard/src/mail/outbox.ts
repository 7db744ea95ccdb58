import { type Mail, Mailer } from './mailer.js';

/** More than needed to try the service out, which is what an outbox is for. */
const MAX_MAILS = 20;

/** A mail with its number, from 1, under which it stays as long as it is kept. */
export interface KeptMail extends Mail {
  readonly number: number;
}

/** Does not send mails: they are printed, and kept to be read on a page. */
export class Outbox extends Mailer {
  private kept: readonly KeptMail[] = [];

  constructor(private readonly print: (text: string) => void) {
    super();
  }

  /** The newest first. */
  get mails(): readonly KeptMail[] {
    return this.kept;
  }

  override async send(mail: Mail): Promise<void> {
    const number = (this.kept[0]?.number ?? 0) + 1;
    this.kept = [{ ...mail, number }, ...this.kept].slice(0, MAX_MAILS);
    this.print(`\n  Mail to ${mail.to}: ${mail.subject}\n${mail.text.replace(/^/gm, '    ')}\n\n`);
  }
}
