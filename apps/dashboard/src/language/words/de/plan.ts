import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Tarif',
  lead: 'Ratenlimit und Kontingent gelten für jeden Ihrer Schlüssel.',
  paid: 'Größere Tarife sind kostenpflichtig.',
  current: 'Aktueller Tarif',
  rate: 'Ratenlimit',
  forEachKey: 'pro Schlüssel',
  thisMonth: 'Anfragen in diesem Monat',
  keys: 'Schlüssel',
  keysHint: 'gleichzeitig aktiv',
  resets: date => `Neues Kontingent ab ${date}`,
  largerPlans: 'Größere Tarife',
  howToAsk:
    'Fragen Sie einen größeren Tarif an. Der Betreiber dieses Dienstes entscheidet und antwortet per E-Mail.',
  line: (perSecond, perMonth, keys) =>
    `Anfragen je Schlüssel: ${perSecond} pro Sekunde, ${perMonth} pro Monat. Aktive Schlüssel: bis zu ${keys}.`,
  ask: plan => `${plan} anfragen`,
  askElsewhere: 'Beim Betreiber anfragen',
  none: 'Sie haben den größten Tarif.',
  noChannel:
    'Der Betreiber dieses Dienstes hat hier keine Möglichkeit eingerichtet, einen größeren Tarif anzufragen.',
  asked: (plan, moment) =>
    `Sie haben am ${moment} den Tarif ${plan} angefragt. Der Betreiber antwortet per E-Mail.`,
  askedAlready: 'Sie haben in den letzten 24 Stunden bereits angefragt. Der Betreiber antwortet per E-Mail.',
};
