export const outbox = {
  title: 'Outbox',
  lead: 'Mails that this service would send. This page exists only while everything runs embedded on this machine.',
  empty: 'No mail yet.',
  to: 'To',
};
