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
  howToAsk: 'Richieda un piano superiore. Il gestore di questo servizio decide e le risponde via e-mail.',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} richieste al secondo, ${perMonth} richieste al mese, fino a ${keys} chiavi`,
  ask: plan => `Richiedi il piano ${plan}`,
  askElsewhere: 'Contatta il gestore',
  none: 'Ha il piano più alto.',
  noChannel: 'Il gestore di questo servizio non ha previsto un modo per richiedere qui un piano superiore.',
  asked: plan => `Ha richiesto il piano ${plan}. Il gestore le risponderà via e-mail.`,
  askedAlready: 'Ha già fatto una richiesta nelle ultime 24 ore. Il gestore le risponderà via e-mail.',
};
