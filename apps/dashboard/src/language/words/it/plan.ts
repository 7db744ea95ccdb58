import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const plan: Words['plan'] = {
  title: 'Piano',
  lead: 'Ogni chiave ha il limite di frequenza e la quota del piano.',
  paid: 'I piani superiori sono a pagamento.',
  current: 'Piano attuale',
  rate: 'Limite di frequenza',
  forEachKey: 'per chiave',
  thisMonth: 'Richieste questo mese',
  keys: 'Chiavi',
  keysHint: 'attive al massimo',
  resets: date => `Si azzera ${beforeDay('il', date)}`,
  largerPlans: 'Piani superiori',
  howToAsk: 'Richiedi un piano superiore. Il gestore di questo servizio decide e ti risponde via e-mail.',
  line: (perSecond, perMonth, keys) =>
    `Richieste per chiave: ${perSecond} al secondo, ${perMonth} al mese. Chiavi attive: fino a ${keys}.`,
  ask: plan => `Richiedi il piano ${plan}`,
  askElsewhere: 'Contatta il gestore',
  none: 'Hai il piano più alto.',
  noChannel: 'Il gestore di questo servizio non ha previsto un modo per richiedere qui un piano superiore.',
  asked: (plan, moment) =>
    `Hai richiesto il piano ${plan} ${beforeDay('il', moment)}. Il gestore ti risponderà via e-mail.`,
  askedAlready: 'Hai già fatto una richiesta nelle ultime 24 ore. Il gestore ti risponderà via e-mail.',
};
