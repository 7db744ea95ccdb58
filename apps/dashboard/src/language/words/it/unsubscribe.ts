import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'Disattivare queste e-mail?',
  lead: topic => `Non riceverai più le e-mail «${topic}», ma continuerai a ricevere quelle sulla sicurezza.`,
  confirm: 'Disattiva',
  doneTitle: 'E-mail disattivate',
  done: topic => `Non riceverai più le e-mail «${topic}». Puoi riattivarle nella pagina del tuo account.`,
  toAccount: 'Vai all’account',
};
