import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Accedi',
  lead: 'Non ha ancora un account? Lo stesso modulo ne crea uno.',
  email: 'Indirizzo e-mail',
  send: 'Ricevi un link di accesso',
  hint: 'Nessuna password. Il link vale 15 minuti e funziona una sola volta.',
  withProvider: provider => `Continua con ${provider}`,
  invalidEmail: 'Questo indirizzo e-mail non è valido. Controlli che sia scritto bene.',
  sentTitle: 'Controlli la posta',
  sent: 'A breve riceverà un’e-mail con un link di accesso.',
  sentTo: email => `Abbiamo inviato un link di accesso a ${email}.`,
  linkLife: 'Il link vale 15 minuti e funziona una sola volta.',
  nothingArrived: 'Dopo qualche minuto non è arrivato nulla? Controlli la cartella dello spam e l’indirizzo.',
  inOutbox:
    'Questo servizio è in esecuzione sul suo computer e non invia e-mail: il messaggio si trova nella posta in uscita.',
  inOutboxTo: email =>
    `Questo servizio è in esecuzione sul suo computer e non invia e-mail: il messaggio per ${email} si trova nella posta in uscita.`,
  openOutbox: 'Apri la posta in uscita',
  again: 'Usa un altro indirizzo',
  confirmTitle: 'Confermi l’accesso',
  confirmLead: 'Prosegua per accedere alla dashboard. Dopo, il link non sarà più valido.',
  confirm: 'Accedi',
  redirecting: provider => `Reindirizzamento a ${provider}…`,
  proceed: 'Continua',
  freshTitle: 'Acceda di nuovo',
  freshLead:
    'L’azione che sta per eseguire è irreversibile: serve un accesso effettuato negli ultimi 10 minuti. Poi tornerà alla stessa pagina.',
  formKept: 'La sessione era terminata: non è cambiato nulla. Controlla il modulo e invialo di nuovo.',
};
