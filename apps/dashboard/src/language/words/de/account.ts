import type { Words } from '../en/index.js';

export const account: Words['account'] = {
  title: 'Konto',
  signedInAs: 'Angemeldet als',
  sessions: 'Wo Sie angemeldet sind',
  since: 'Seit',
  address: 'Adresse',
  browser: 'Browser',
  thisOne: 'hier',
  end: 'Dort abmelden',
  endAll: 'Überall abmelden',
  data: 'Ihre Daten',
  exportLead: 'Alles, was dieser Dienst über Sie aufbewahrt, als JSON.',
  export: 'Meine Daten herunterladen',
  deleteLead: 'Widerruft alle Ihre Schlüssel und löscht dann Ihr Konto.',
  delete: 'Mein Konto löschen …',
  deleteTitle: 'Ihr Konto löschen?',
  deleteWarning:
    'Alle Ihre Schlüssel enden sofort, und Ihre Daten werden gelöscht. Das lässt sich nicht rückgängig machen.',
  deleteYes: 'Alles löschen',
  deletedTitle: 'Ihr Konto ist gelöscht',
  deleted: 'Ihre Schlüssel sind widerrufen, Ihre Daten sind fort. Sie sind jederzeit wieder willkommen.',
  topics: {
    quota: ['Kontingent', 'Wenn 80 % und 100 % des Monats verbraucht sind.'],
    expiry: ['Ablaufende Schlüssel', '7 Tage und 1 Tag, bevor ein Schlüssel abläuft.'],
    plan: ['Tarif', 'Wenn Sie einen größeren Tarif anfragen.'],
  },
  device: (browser, system) => `${browser} unter ${system}`,
  unknownDevice: 'Unbekanntes Gerät',
};
