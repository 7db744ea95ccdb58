export interface Mail {
  /** One address, folded. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes a mail to whoever it is for. */
export abstract class Mailer {
  /** @throws MailNotSent */
  abstract send(mail: Mail): Promise<void>;
}

/** The mail server did not take a mail. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly code = 'mail_not_sent';

  constructor(cause: unknown) {
    super('the mail server did not take the mail', { cause });
  }
}
