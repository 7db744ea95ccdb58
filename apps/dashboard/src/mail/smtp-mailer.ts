import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer, MailNotSent } from './mailer.js';

/** A person waits for the answer: better no mail and a clear page than a page that hangs. */
const TIMEOUT_MS = 10_000;

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /** @param smtpUrl `smtp://user:password@host:port`, or `smtps://…` */
  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  override async send({ to, subject, text }: Mail): Promise<void> {
    try {
      // As an object the address is one address, whatever characters it holds; as text it would be parsed as a list.
      await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      throw new MailNotSent(error);
    }
  }
}
