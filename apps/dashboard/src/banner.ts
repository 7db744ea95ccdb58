/** What somebody who just started the service for the first time wants to know. */
export function banner(publicUrl: string, hasOutbox: boolean): string {
  const mails = hasOutbox
    ? `Mails with sign-in links are printed here and shown at ${publicUrl}/outbox`
    : 'Mails with sign-in links go out by SMTP';
  return `
  Developer dashboard: ${publicUrl}
  ${mails}

`;
}
