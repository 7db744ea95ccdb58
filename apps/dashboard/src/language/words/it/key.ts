import type { Words } from '../en/index.js';

export const key: Words['key'] = {
  quota: 'Questo mese, tutte le chiavi insieme',
  used: (used, limit) => `${used} richieste su ${limit}`,
  notLive: 'Il limitatore al momento non risponde: questi numeri sono di poco fa.',
  resets: date => `Il conteggio ricomincia il ${date}.`,
  rate: perSecond => `Fino a ${perSecond} richieste in ogni secondo.`,
  rateUsed: used => `Nell’ultimo secondo: ${used}.`,
  ofThisKey: requests => `Richieste con questa chiave: ${requests}.`,
  back: 'Indietro',
};
