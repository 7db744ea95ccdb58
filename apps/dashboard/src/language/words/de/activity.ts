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
    'key-renamed': 'Schlüssel umbenannt',
    'key-rotated': 'Schlüssel erneuert',
    'key-secret-ended': 'Vorheriges Secret beendet',
    'key-expiry-changed': 'Ablauf geändert',
    'key-revoked': 'Schlüssel widerrufen',
    'plan-changed': 'Tarif geändert',
    'plan-requested': 'Um größeren Tarif gebeten',
    'signed-in': 'Angemeldet',
    'signed-out-elsewhere': 'Auf anderen Geräten abgemeldet',
    'mail-settings-changed': 'E-Mail-Einstellungen geändert',
    'refusals-noticed': 'Viele Anfragen abgelehnt',
    'account-deleted': 'Konto gelöscht',
  },
};
