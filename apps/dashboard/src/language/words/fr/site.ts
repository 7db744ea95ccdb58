import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Aller au contenu',
  keys: 'Clés',
  usage: 'Utilisation',
  requests: 'Requêtes',
  tryIt: 'Essayer',
  activity: 'Activité',
  account: 'Compte',
  signOut: 'Se déconnecter',
  languages: 'Langue',
  sections: 'Rubriques',
  documentation: 'Documentation de l’API',
};
