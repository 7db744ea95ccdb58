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
export function explainSmtpFailure(error: unknown): Error {
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
