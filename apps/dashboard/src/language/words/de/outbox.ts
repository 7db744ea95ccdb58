import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Postausgang',
  lead: 'E-Mails, die dieser Dienst verschicken würde. Diese Seite gibt es nur, solange alles auf diesem Rechner läuft.',
  empty: 'Noch keine E-Mails',
  emptyLead: 'Fordern Sie einen Anmeldelink an: Die E-Mail erscheint hier.',
  to: 'An',
};
