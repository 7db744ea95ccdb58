import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Posta in uscita',
  lead: 'Le email che questo servizio invierebbe. Questa pagina esiste solo finché tutto è in esecuzione su questo computer.',
  empty: 'Ancora nessuna email',
  emptyLead: 'Richieda un link di accesso: l’email comparirà qui.',
  to: 'A',
};
