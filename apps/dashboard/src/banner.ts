import type { Config } from '#libs/config';

/** What a person who has just started the service for the first time needs to know. */
export function banner({ dashboard }: Config, hasOutbox: boolean): string {
  return `
  Developer dashboard: ${dashboard.publicUrl}
  ${whereMailsGo(dashboard, hasOutbox)}

`;
}

function whereMailsGo({ publicUrl, mail }: Config['dashboard'], hasOutbox: boolean): string {
  if (hasOutbox) return `Mails with sign-in links are printed here and shown at ${publicUrl}/outbox`;
  if (mail !== undefined)
    return `Mails with sign-in links go out by SMTP${mail.tls === 'none' ? `, readable on the way to ${mail.host}` : ''}`;
  return 'Signing in by link is not possible: SMTP_URL is not set, and other people can reach this dashboard or its data';
}
