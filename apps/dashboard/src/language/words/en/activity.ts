export const activity = {
  title: 'Activity',
  lead: 'What was done to your keys, the latest first.',
  none: 'Nothing yet.',
  older: 'Older entries',
  when: 'When',
  what: 'What',
  actions: {
    'key-created': 'Key created',
    'key-renamed': 'Key renamed',
    'key-rotated': 'Key rotated',
    'key-secret-ended': 'Previous secret ended',
    'key-expiry-changed': 'Expiry changed',
    'key-revoked': 'Key revoked',
    'plan-changed': 'Plan changed',
    'plan-requested': 'Larger plan requested',
    'account-deleted': 'Account deleted',
  },
};
