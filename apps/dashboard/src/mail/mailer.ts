export interface Mail {
  /** One address, folded. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same, as HTML. */
  readonly html: string;
  /** For mails that can be turned off: a POST to this URL does it (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

/** Sends a mail to its recipient. */
export abstract class Mailer {
  /** @throws MailNotSent */
  abstract send(mail: Mail): Promise<void>;
}

/** The mail server did not accept a mail. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly code = 'mail_not_sent';

  /** @param cause is logged, so it must contain no address and no credentials */
  constructor(cause: Error) {
    super(`the mail server did not take the mail: ${cause.message}`, { cause });
  }
}
