import type { Words } from '../en/index.js';

export const activity: Words['activity'] = {
  title: 'Aktivität',
  lead: 'Was mit Ihren Schlüsseln geschah, das Neueste zuerst.',
  none: 'Noch nichts.',
  older: 'Ältere Einträge',
  when: 'Wann',
  what: 'Was',
  actions: {
    'key-created': 'Schlüssel angelegt',
    'key-rotated': 'Schlüssel erneuert',
    'key-revoked': 'Schlüssel widerrufen',
    'plan-changed': 'Tarif geändert',
    'plan-requested': 'Um größeren Tarif gebeten',
    'account-deleted': 'Konto gelöscht',
  },
};
