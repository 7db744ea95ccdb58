import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Aller au contenu',
  keys: 'Clés d’API',
  usage: 'Utilisation',
  requests: 'Requêtes',
  tryIt: 'Essayer l’API',
  activity: 'Activité',
  account: 'Compte',
  signOut: 'Se déconnecter',
  languages: 'Langue',
  sections: 'Rubriques',
  documentation: 'Documentation',
  status: 'État du service',
  yourAccount: 'Votre compte',
  help: 'Aide',
  breadcrumb: 'Fil d’Ariane',
  planOf: plan => `Forfait ${plan}`,
  used: (used, limit) => `Requêtes\u00a0: ${used} sur ${limit}`,
  sending: 'Envoi en cours…',
};
