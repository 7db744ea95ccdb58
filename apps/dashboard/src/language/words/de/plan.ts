import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Tarif',
  largerPlans: 'Größere Tarife',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} Anfragen pro Sekunde, ${perMonth} pro Monat, ${keys} aktive Schlüssel`,
  lead: 'Tarife kosten nichts. Bitten Sie um einen größeren, und der Betreiber dieses Dienstes entscheidet.',
  ask: plan => `Um ${plan} bitten`,
  askElsewhere: 'Den Betreiber fragen',
  none: 'Sie haben den größten Tarif.',
  noWay: 'Der Betreiber dieses Dienstes hat hier keinen Weg eingerichtet, um einen größeren Tarif zu bitten.',
  asked: plan => `Sie haben um ${plan} gebeten. Der Betreiber antwortet an Ihre E-Mail-Adresse.`,
  askedAlready:
    'Sie haben in den letzten 24 Stunden schon gefragt. Der Betreiber antwortet an Ihre E-Mail-Adresse.',
};
