import type { Words } from '../en/index.js';

export const usage: Words['usage'] = {
  title: 'Utilizzo',
  quotas: 'Quota di tutte le chiavi insieme',
  perKey: 'Richieste per chiave',
  other: 'Altri mesi',
};
