import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Zum Inhalt',
  keys: 'API-Schlüssel',
  usage: 'Nutzung',
  requests: 'Anfragen',
  tryIt: 'Ausprobieren',
  activity: 'Aktivität',
  account: 'Konto',
  signOut: 'Abmelden',
  languages: 'Sprache',
  sections: 'Bereiche',
  documentation: 'Dokumentation',
  status: 'Status',
  yourAccount: 'Ihr Konto',
  help: 'Hilfe',
  breadcrumb: 'Navigationspfad',
  planOf: plan => `Tarif ${plan}`,
  used: (used, limit) => `${used} von ${limit} Anfragen`,
  sending: 'Wird gesendet\u00a0…',
};
