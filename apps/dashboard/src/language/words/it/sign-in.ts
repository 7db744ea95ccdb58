import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Accedi',
  lead: 'Non hai ancora un account? Lo stesso modulo ne crea uno.',
  email: 'Indirizzo e-mail',
  send: 'Ricevi un link di accesso',
  hint: 'Nessuna password. Il link vale 15 minuti e funziona una sola volta.',
  withProvider: provider => `Continua con ${provider}`,
  invalidEmail: 'Questo indirizzo e-mail non è valido. Controlla che sia scritto bene.',
  sentTitle: 'Controlla la posta',
  sent: 'A breve riceverai un’e-mail con un link di accesso.',
  sentTo: email => `Abbiamo inviato un link di accesso a ${email}.`,
  linkLife: 'Il link vale 15 minuti e funziona una sola volta.',
  nothingArrived: 'Dopo qualche minuto non è arrivato nulla? Controlla la cartella dello spam e l’indirizzo.',
  inOutbox:
    'Questo servizio è in esecuzione sul tuo computer e non invia e-mail: il messaggio si trova nella posta in uscita.',
  inOutboxTo: email =>
    `Questo servizio è in esecuzione sul tuo computer e non invia e-mail: il messaggio per ${email} si trova nella posta in uscita.`,
  openOutbox: 'Apri la posta in uscita',
  again: 'Usa un altro indirizzo',
  confirmTitle: 'Conferma l’accesso',
  confirmLead: 'Prosegui per accedere alla dashboard. Dopo, il link non sarà più valido.',
  confirm: 'Accedi',
  redirecting: provider => `Reindirizzamento a ${provider}…`,
  proceed: 'Continua',
  freshTitle: 'Accedi di nuovo',
  freshLead:
    'L’azione che stai per eseguire è irreversibile: serve un accesso effettuato negli ultimi 10 minuti. Poi tornerai alla stessa pagina.',
  formKept: 'La sessione era terminata: non è cambiato nulla. Controlla il modulo e invialo di nuovo.',
};
