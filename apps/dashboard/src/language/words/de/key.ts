import type { Words } from '../en/index.js';

export const key: Words['key'] = {
  quota: 'Dieser Monat, alle Schlüssel zusammen',
  used: (used, limit) => `${used} von ${limit} Anfragen`,
  notLive: 'Der Begrenzer antwortet gerade nicht: Diese Zahlen sind von vorhin.',
  resets: date => `Die Zählung beginnt am ${date} von vorn.`,
  rate: perSecond => `Bis zu ${perSecond} Anfragen in jeder Sekunde.`,
  rateUsed: used => `In der letzten Sekunde: ${used}.`,
  ofThisKey: requests => `Anfragen mit diesem Schlüssel: ${requests}.`,
  back: 'Zurück',
};
