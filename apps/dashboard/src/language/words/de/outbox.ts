import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Postausgang',
  lead: 'Mails, die dieser Dienst verschicken würde. Diese Seite gibt es nur, solange alles auf diesem Rechner läuft.',
  empty: 'Noch keine Mail.',
  to: 'An',
};
