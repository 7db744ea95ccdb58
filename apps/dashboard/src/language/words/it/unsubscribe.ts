import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'Disattivare queste e-mail?',
  lead: topic => `Non riceverà più e-mail su «${topic}». Le e-mail di sicurezza restano attive.`,
  confirm: 'Disattiva',
  doneTitle: 'E-mail disattivate',
  done: topic => `Non riceverà più e-mail su «${topic}». Può riattivarle nella pagina del suo account.`,
  toAccount: 'Vai al suo account',
};
