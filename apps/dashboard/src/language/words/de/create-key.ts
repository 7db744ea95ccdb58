import type { Words } from '../en/index.js';

export const createKey: Words['createKey'] = {
  title: 'Schlüssel erstellen',
  lead: (used, of) => `${used} von ${of} Schlüsseln in Gebrauch.`,
  name: 'Name',
  nameHint: 'Die App, die den Schlüssel verwendet. Höchstens 100 Zeichen.',
  expires: 'Läuft ab',
  never: 'Nie',
  neverHint: 'Bis Sie ihn widerrufen',
  inDays: days => `In ${days} Tagen`,
  inAYear: 'In einem Jahr',
  works: 'Der Schlüssel ist innerhalb einer Sekunde aktiv.',
  cancel: 'Abbrechen',
  create: 'Schlüssel erstellen',
  invalidName: 'Geben Sie einen Namen mit 1 bis 100 Zeichen ein, ohne Steuerzeichen.',
  limitReachedTitle: (keys, plan) => `Sie haben ${keys} Schlüssel, mehr erlaubt der Tarif ${plan} nicht.`,
  limitReached: 'Widerrufen Sie zuerst einen oder',
  largerPlans: 'sehen Sie sich die größeren Tarife an',
  tooManyTitle: 'Sie haben in den letzten 24 Stunden zu viele Schlüssel erstellt.',
  tooMany: moment => `Den nächsten können Sie ab ${moment} erstellen.`,
};
