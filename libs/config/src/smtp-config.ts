import type { EnvironmentReader } from './environment-reader.js';

/** The server that accepts mails, and how to connect to it. */
export interface SmtpConfig {
  /** A name or an address; IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
  /** From the first byte on, or by STARTTLS before anything else, or not at all. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  /** Trusted instead of the system's authorities; PEM. */
  readonly ca: string | undefined;
  readonly user: { readonly name: string; readonly password: string } | undefined;
  /** Address, or `Name <address>`. */
  readonly from: string;
}

const SUBMISSION_PORT = 587;
const SUBMISSIONS_PORT = 465;

/** @returns `undefined` without `SMTP_URL` */
export function readSmtpConfig(read: EnvironmentReader, hostname: string): SmtpConfig | undefined {
  const ca = read.pemFile('SMTP_CA_FILE');
  const plaintextHosts = read.list('SMTP_PLAINTEXT_HOSTS').map(withoutBrackets);
  const from = read.optional('MAIL_FROM') ?? `no-reply@${hostname}`;
  const text = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (text === undefined) return undefined;
  const url = new URL(text);
  const host = withoutBrackets(url.hostname);
  const user = readUser(read, url);
  // Also the sign of a password with characters that end a host early, which would then be taken for a part of it.
  if (host === '' || /[/?#@]/.test(`${url.pathname}${url.search}${url.hash}`))
    read.problems.push(
      'SMTP_URL must be smtp[s]://[user:password@]host[:port], with % / ? # @ in user and password percent-escaped',
    );
  const implicit = url.protocol === 'smtps:';
  return {
    host,
    port: Number(url.port) || (implicit ? SUBMISSIONS_PORT : SUBMISSION_PORT),
    tls: implicit ? 'implicit' : plaintextHosts.includes(host) ? 'none' : 'starttls',
    ca,
    user,
    from,
  };
}

function readUser(read: EnvironmentReader, { username, password }: URL): SmtpConfig['user'] {
  if (username === '' && password === '') return undefined;
  try {
    const user = { name: decodeURIComponent(username), password: decodeURIComponent(password) };
    if (user.name !== '' && user.password !== '') return user;
    read.problems.push('SMTP_URL must have a user and a password, or neither');
  } catch {
    read.problems.push('SMTP_URL has a user or password whose percent-escapes cannot be decoded');
  }
  return undefined;
}

function withoutBrackets(host: string): string {
  return host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
}
