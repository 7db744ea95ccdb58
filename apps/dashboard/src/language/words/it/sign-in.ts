import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Accedi',
  lead: 'È la prima volta? Lo stesso modulo crea il suo account.',
  email: 'Indirizzo email',
  send: 'Inviami un link di accesso',
  hint: 'Nessuna password. Il link è valido una sola volta, per 15 minuti.',
  withProvider: provider => `Continua con ${provider}`,
  invalidEmail: 'Questo indirizzo email non è valido. Controlli che sia scritto bene.',
  sentTitle: 'Controlli la posta',
  sent: 'Se l’indirizzo è corretto, riceverà a breve un’email con un link di accesso. Il link è valido una sola volta, per 15 minuti.',
  outbox:
    'Questo servizio è in esecuzione sul suo computer e non invia email. Trova il messaggio nella posta in uscita.',
  openOutbox: 'Apri la posta in uscita',
  again: 'Usa un altro indirizzo',
  confirmTitle: 'Confermi l’accesso',
  confirmLead: 'Prosegua per accedere alla dashboard. Dopo, il link non sarà più valido.',
  confirm: 'Accedi',
  redirecting: provider => `Reindirizzamento a ${provider}…`,
  proceed: 'Continua',
  freshTitle: 'Acceda di nuovo',
  freshLead:
    'L’operazione è irreversibile: serve un accesso effettuato negli ultimi 10 minuti. Dopo tornerà alla stessa pagina.',
};
