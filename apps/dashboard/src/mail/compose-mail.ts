import { type Config, keepsMails } from '#libs/config';
import { print } from '#libs/log';
import { Mailer, MailNotSent } from './mailer.js';
import { Outbox } from './outbox.js';
import type { MailConnection } from '../connections.js';

/** Sends mails by SMTP if configured; keeps them here if only this machine has access. */
export async function composeMail(config: Config): Promise<MailConnection> {
  const { mail } = config.dashboard;
  if (mail !== undefined) {
    const { SmtpMailer } = await import('./smtp-mailer.js');
    return { mailer: new SmtpMailer(mail), outbox: undefined };
  }
  if (!keepsMails(config)) return { mailer: new NoMailer(), outbox: undefined };
  const outbox = new Outbox(print);
  return { mailer: outbox, outbox };
}

class NoMailer extends Mailer {
  override send(): Promise<void> {
    return Promise.reject(new MailNotSent(new Error('SMTP_URL is not set')));
  }
}
