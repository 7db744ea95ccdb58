import type { Config } from '#libs/config';
import type { Log } from '#libs/log';

/** Logs where people find the dashboard, and how they can sign in. */
export function announce(log: Log, { dashboard: { publicUrl, mail } }: Config, hasOutbox: boolean): void {
  const where = `Developer dashboard: ${publicUrl}`;
  if (hasOutbox)
    log.info(`${where} (mails with sign-in links are printed here and shown at ${publicUrl}/outbox)`);
  else if (mail === undefined)
    log.warn(
      `${where} (signing in by link is not possible: SMTP_URL is not set, and other people can reach this dashboard or its data)`,
    );
  else {
    const readable = mail.tls === 'none' ? `, readable on the way to ${mail.host}` : '';
    log.info(`${where} (mails with sign-in links go out by SMTP${readable})`);
  }
}
