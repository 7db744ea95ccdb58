import type { Words } from '../en/index.js';

export const keys: Words['keys'] = {
  title: 'API-Schlüssel',
  none: 'Sie haben noch keinen Schlüssel. Legen Sie einen an: Er gilt sofort.',
  name: 'Name',
  nameHint: 'Wofür der Schlüssel ist, etwa „meine Website“. 1 bis 100 Zeichen.',
  plan: 'Tarif',
  planLine: (plan, perSecond, perMonth, keys) =>
    `Ihr Tarif ist ${plan}: Alle Ihre Schlüssel zusammen dürfen ${perSecond} Anfragen pro Sekunde und ${perMonth} pro Monat stellen. Er erlaubt ${keys} aktive Schlüssel.`,
  largerPlan: 'Um einen größeren Tarif bitten',
  create: 'Schlüssel anlegen',
  key: 'Schlüssel',
  created: 'Angelegt',
  lastUsed: 'Zuletzt benutzt',
  never: 'nie',
  expires: 'Endet',
  endsNever: 'Nie',
  endsInDays: days => `In ${days} Tagen`,
  state: 'Zustand',
  active: 'aktiv',
  revoked: 'widerrufen',
  expired: 'abgelaufen',
  invalidName: 'Ein Schlüssel braucht einen Namen von 1 bis 100 Zeichen, ohne Steuerzeichen.',
  limitReached: (keys, plan) =>
    `Sie haben schon ${keys} aktive Schlüssel, mehr erlaubt der Tarif ${plan} nicht. Widerrufen Sie zuerst einen.`,
  tooMany: until =>
    `Sie haben in den letzten 24 Stunden viele Schlüssel angelegt. Ab ${until} können Sie wieder einen anlegen.`,
  unpublished:
    'Die Änderung ist gespeichert, aber der Begrenzer antwortet nicht. Es wird im Hintergrund weiter versucht, und sie wirkt dann von selbst.',
};
