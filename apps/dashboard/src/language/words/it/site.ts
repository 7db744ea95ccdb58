import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Vai al contenuto',
  keys: 'Chiavi API',
  usage: 'Utilizzo',
  requests: 'Richieste',
  tryIt: 'Prova l’API',
  activity: 'Attività',
  account: 'Account',
  signOut: 'Esci',
  languages: 'Lingua',
  sections: 'Sezioni',
  documentation: 'Documentazione',
  status: 'Stato del servizio',
  yourAccount: 'Il tuo account',
  help: 'Aiuto',
  breadcrumb: 'Percorso di navigazione',
  planOf: plan => `Piano ${plan}`,
  used: (used, limit) => `Richieste: ${used} su ${limit}`,
  sending: 'Invio in corso…',
};
