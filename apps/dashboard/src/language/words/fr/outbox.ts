import type { Words } from '../en/index.js';

export const outbox: Words['outbox'] = {
  title: 'Boîte d’envoi',
  lead: 'Les e-mails que ce service enverrait. Cette page n’existe que lorsque tout le service s’exécute sur cet ordinateur.',
  empty: 'Aucun e-mail pour l’instant',
  emptyLead: 'Demandez un lien de connexion\u00a0: l’e-mail apparaîtra ici.',
  to: 'À',
};
