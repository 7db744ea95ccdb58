import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Posta in uscita',
  lead: 'I messaggi che questo servizio spedirebbe. Questa pagina esiste solo finché tutto gira su questo computer.',
  empty: 'Ancora nessun messaggio.',
  to: 'A',
};
