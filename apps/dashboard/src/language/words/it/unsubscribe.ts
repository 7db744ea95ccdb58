import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'Disattivare queste e-mail?',
  lead: topic => `Non riceverai più e-mail su «${topic}». Le e-mail di sicurezza restano attive.`,
  confirm: 'Disattiva',
  doneTitle: 'E-mail disattivate',
  done: topic => `Non riceverai più e-mail su «${topic}». Puoi riattivarle nella pagina del tuo account.`,
  toAccount: 'Vai al tuo account',
};
