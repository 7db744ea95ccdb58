import type { Config } from '#libs/config';
import { isLoopback } from '../http/is-loopback.js';
import { Mailer, MailNotSent } from './mailer.js';
import { Outbox } from './outbox.js';
import type { MailConnection } from '../connections.js';

/** Sends mails by SMTP if configured; keeps them here if everything is embedded and only this machine has access. */
export async function composeMail(config: Config): Promise<MailConnection> {
  const { mail } = config.dashboard;
  if (mail !== undefined) {
    const { SmtpMailer } = await import('./smtp-mailer.js');
    return { mailer: new SmtpMailer(mail), outbox: undefined };
  }
  if (!mayKeepMails(config)) return { mailer: new NoMailer(), outbox: undefined };
  const outbox = new Outbox(text => process.stdout.write(text));
  return { mailer: outbox, outbox };
}

/** Reading the outbox is enough to sign in as anyone: it must not exist where other machines have access. */
function mayKeepMails({ elasticsearch, redis, databaseUrl, http, dashboard }: Config): boolean {
  const embedded = elasticsearch === undefined && redis === undefined && databaseUrl.startsWith('sqlite:');
  const here = isLoopback(http.host) && isLoopback(new URL(dashboard.publicUrl).hostname);
  return embedded && here && dashboard.trustedProxies.length === 0;
}

class NoMailer extends Mailer {
  override send(): Promise<void> {
    return Promise.reject(new MailNotSent(new Error('SMTP_URL is not set')));
  }
}
