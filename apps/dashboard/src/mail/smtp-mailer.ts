import { createTransport, type Transporter } from 'nodemailer';
import type { SmtpConfig } from '#libs/config';
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

/** The fields of an error of Nodemailer that are read here. */
interface SmtpError {
  readonly message?: unknown;
  readonly code?: unknown;
  /** The step of the protocol, such as `AUTH PLAIN`. */
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** Failures of the connection: their messages come from Node or Nodemailer, and contain host, port and reason. */
const OF_THE_CONNECTION = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'ETIMEDOUT']);

/**
 * The failure of a mail server in a form that is safe to log. Only the codes of the server's answer are kept
 * (`535 5.7.8`): servers repeat recipients in their answers, and some repeat the credentials they received.
 */
function explainSmtpFailure(error: unknown): Error {
  const { message, code, command, response, responseCode } = (error ?? {}) as SmtpError;
  const step = typeof command === 'string' ? (/^[A-Z]+/.exec(command)?.[0] ?? '') : '';
  if (typeof responseCode === 'number') {
    const status =
      typeof response === 'string' ? (/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '') : '';
    const answer = [responseCode, status].filter(part => part !== '').join(' ');
    return new Error(`it answered ${answer} to ${step}${adviceFor(step)}`);
  }
  const reason = OF_THE_CONNECTION.has(String(code)) && response === undefined ? `: ${String(message)}` : '';
  return new Error(`${String(code)} at ${step}${reason}`);
}

function adviceFor(step: string): string {
  if (step === 'AUTH') return '; check user and password in SMTP_URL';
  if (step === 'STARTTLS') return '; it offers no TLS, and SMTP_PLAINTEXT_HOSTS does not name it';
  return '';
}
