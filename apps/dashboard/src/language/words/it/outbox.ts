import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Posta in uscita',
  lead: 'Le e-mail che questo servizio invierebbe. Questa pagina esiste solo quando l’intero servizio è in esecuzione su questo computer.',
  empty: 'Ancora nessuna e-mail',
  emptyLead: 'Richiedi un link di accesso: l’e-mail comparirà qui.',
  to: 'A',
};
