import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadConfig } from '#libs/config';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SmtpMailer } from '../../../../apps/dashboard/src/mail/smtp-mailer.js';
import { type Certificate, newCertificate } from '../../../support/new-certificate.js';

export interface ReceivedMail {
  readonly from: string;
  /** The recipients of the SMTP envelope, whatever the headers say. */
  readonly to: readonly string[];
  /** Unfolded header lines. */
  readonly headers: readonly string[];
  /** The parts of its body, by type, decoded. */
  readonly text: string;
  readonly html: string;
  /** Whether it came over TLS. */
  readonly secure: boolean;
}

export interface TestSmtp {
  readonly host: string;
  readonly url: string;
  /** The certificate authority of its certificate. */
  readonly caFile: string;
  /** The configuration with which a mailer can reach it. */
  readonly environment: Record<string, string>;
  /** The newest last. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** One certificate for all servers: making it takes longer than sending a mail. */
let certificate: Certificate | undefined;

/** A real SMTP server with STARTTLS, which accepts everything except mails to `nobody@…`. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const { cert, key, certFile } = (certificate ??= newCertificate());
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    cert,
    key,
    authOptional: true,
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith('nobody@') ? new Error('no such mailbox') : null),
    onData: (stream, { secure, envelope: { mailFrom, rcptTo } }, answer) => {
      void text(stream).then(message => {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), secure, ...parse(message) });
        answer();
      });
    },
    ...options,
  });
  // A client that refuses the certificate causes a connection error here; tests check it on the client's side.
  smtp.on('error', () => {});
  const server: Server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${options.secure === true ? 'smtps' : 'smtp'}://${host}`;
  return {
    host,
    url,
    caFile: certFile,
    environment: { SMTP_URL: url, SMTP_CA_FILE: certFile, MAIL_FROM: 'Catalog <keys@example.org>' },
    mails,
    close: () => new Promise(resolve => smtp.close(resolve)),
  };
}

/** The mailer that a process with this environment has. */
export function mailerFor(environment: Record<string, string>): SmtpMailer {
  const { mail } = loadConfig(environment).dashboard;
  if (mail === undefined) throw new Error('SMTP_URL is not set');
  return new SmtpMailer(mail);
}

function parse(message: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const [head = '', ...body] = message.split('\r\n\r\n');
  const headers = unfold(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.join('\n'))?.[1] ?? 'no parts';
  const parts = body.join('\r\n\r\n').split(`--${boundary}`);
  const partOf = (type: string) => decode(parts.find(part => part.includes(`Content-Type: ${type}`)) ?? '');
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function unfold(head: string): string[] {
  return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
}

/** One part, in one of the two encodings that mails of ours are sent in. */
function decode(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (head.includes('Transfer-Encoding: base64')) return Buffer.from(content, 'base64').toString();
  if (!head.includes('quoted-printable')) return content;
  const bytes = content.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
  return Buffer.from(bytes, 'latin1').toString();
}
