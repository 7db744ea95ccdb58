import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Boîte d’envoi',
  lead: 'Les messages que ce service enverrait. Cette page n’existe que tant que tout tourne sur cette machine.',
  empty: 'Aucun message pour l’instant.',
  to: 'À',
};
