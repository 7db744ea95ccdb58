import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Vai al contenuto',
  keys: 'Chiavi',
  usage: 'Utilizzo',
  requests: 'Richieste',
  tryIt: 'Prova',
  activity: 'Attività',
  account: 'Account',
  signOut: 'Esci',
  languages: 'Lingua',
  sections: 'Sezioni',
  documentation: 'Documentazione dell’API',
};
