import { createTransport, type Transporter } from 'nodemailer';
import type { SmtpConfig } from '#libs/config';
import { explainSmtpFailure } from './explain-smtp-failure.js';
import { type Mail, Mailer, MailNotSent } from './mailer.js';

/** A person waits for the answer: better no mail and a clear page than a page that hangs. */
const TIMEOUT_MS = 10_000;

export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(private readonly config: SmtpConfig) {
    super();
    const { host, port, tls, ca, user } = config;
    this.transport = createTransport({
      host,
      port,
      secure: tls === 'implicit',
      // Otherwise an attacker in between could remove the offer of TLS from the server's greeting.
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      ...(user && { auth: { user: user.name, pass: user.password } }),
      ...(ca !== undefined && { tls: { ca } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override async send({ to, subject, text, html, unsubscribeUrl }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.config.from,
        // As an object it is one address, whatever characters it contains; as text it would be parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Tells vacation responders not to answer (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      });
    } catch (error) {
      throw new MailNotSent(explainSmtpFailure(error));
    }
  }
}

/** The headers by which mail programs offer to unsubscribe with one click (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
