import type { Words } from '../en/index.js';

export const activity: Words['activity'] = {
  title: 'Attività',
  lead: 'Che cosa è stato fatto con le sue chiavi, dal più recente.',
  none: 'Ancora nulla.',
  older: 'Voci precedenti',
  when: 'Quando',
  what: 'Che cosa',
  actions: {
    'key-created': 'Chiave creata',
    'key-renamed': 'Chiave rinominata',
    'key-rotated': 'Chiave rinnovata',
    'key-secret-ended': 'Secret precedente disattivato',
    'key-expiry-changed': 'Scadenza modificata',
    'key-revoked': 'Chiave revocata',
    'plan-changed': 'Piano cambiato',
    'plan-requested': 'Chiesto un piano più grande',
    'signed-in': 'Accesso',
    'signed-out-elsewhere': 'Uscita dagli altri dispositivi',
    'mail-settings-changed': 'Impostazioni e-mail modificate',
    'refusals-noticed': 'Molte richieste rifiutate',
    'account-deleted': 'Account eliminato',
  },
};
