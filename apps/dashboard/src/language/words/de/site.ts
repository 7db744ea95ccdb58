import type { Words } from '../en/index.js';

export const site: Words['site'] = {
  name: 'Board Game Catalog',
  skip: 'Zum Inhalt',
  keys: 'Schlüssel',
  usage: 'Nutzung',
  requests: 'Anfragen',
  tryIt: 'Ausprobieren',
  activity: 'Aktivität',
  account: 'Konto',
  signOut: 'Abmelden',
  languages: 'Sprache',
  sections: 'Bereiche',
  documentation: 'Dokumentation der API',
};
