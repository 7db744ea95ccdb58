export const outbox = {
  title: 'Outbox',
  lead: 'Emails that this service would send. This page is only available while everything runs on this computer.',
  empty: 'No emails yet',
  emptyLead: 'Ask for a sign-in link: the email appears here.',
  to: 'To',
};
