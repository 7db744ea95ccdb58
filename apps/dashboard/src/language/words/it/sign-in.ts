import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Accedi',
  lead: 'Le chiavi sono gratuite. Acceda con il suo indirizzo e-mail: nessuna password, nessun modulo da compilare prima.',
  email: 'Indirizzo e-mail',
  send: 'Inviami un link',
  withProvider: provider => `Continua con ${provider}`,
  invalidEmail: 'Questo non sembra un indirizzo e-mail.',
  sentTitle: 'Guardi nella posta',
  sent: 'Se l’indirizzo è giusto, un messaggio con un link è in arrivo. Il link vale una volta sola, per 15 minuti.',
  outbox: 'Questo servizio gira sul suo computer e non spedisce posta. Apra la posta in uscita.',
  again: 'Un altro indirizzo',
  confirmTitle: 'Ancora un clic',
  confirmLead: 'Questo pulsante la fa accedere e consuma il link.',
  confirm: 'Accedi',
  onTheWay: provider => `In viaggio verso ${provider}…`,
  goOn: 'Continua',
  freshTitle: 'Accedere di nuovo',
  freshLead:
    'Questa azione è irreversibile e richiede un accesso degli ultimi 10 minuti. Acceda di nuovo: poi tornerà qui.',
};
