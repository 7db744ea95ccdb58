import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'Disattivare queste e-mail?',
  lead: topic => `Non riceverà più le e-mail «${topic}», ma continuerà a ricevere quelle sulla sicurezza.`,
  confirm: 'Disattiva',
  doneTitle: 'E-mail disattivate',
  done: topic => `Non riceverà più le e-mail «${topic}». Può riattivarle nella pagina del suo account.`,
  toAccount: 'Vai all’account',
};
