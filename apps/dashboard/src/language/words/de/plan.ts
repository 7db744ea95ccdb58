import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Tarif',
  lead: 'Anfragelimit und Kontingent gelten für alle Ihre Schlüssel zusammen. Die Tarife sind kostenlos.',
  current: 'Aktueller Tarif',
  rate: 'Anfragelimit',
  perSecond: 'pro Sekunde',
  thisMonth: 'Anfragen in diesem Monat',
  of: limit => `von ${limit}`,
  keys: 'Schlüssel',
  keysHint: 'höchstens aktiv',
  resets: date => `Neues Kontingent am ${date}`,
  largerPlans: 'Größere Tarife',
  howToAsk:
    'Fragen Sie nach einem größeren Tarif. Der Betreiber dieses Dienstes entscheidet und antwortet per E-Mail.',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} Anfragen pro Sekunde, ${perMonth} Anfragen pro Monat, bis zu ${keys} Schlüssel`,
  ask: plan => `${plan} anfragen`,
  askElsewhere: 'Betreiber fragen',
  none: 'Sie haben den größten Tarif.',
  noWay:
    'Der Betreiber dieses Dienstes hat keine Möglichkeit eingerichtet, hier nach einem größeren Tarif zu fragen.',
  asked: plan => `Sie haben den Tarif ${plan} angefragt. Der Betreiber antwortet per E-Mail.`,
  askedAlready: 'Sie haben in den letzten 24 Stunden bereits angefragt. Der Betreiber antwortet per E-Mail.',
};
