import type { Words } from '../en/index.js';

export const keys: Words['keys'] = {
  title: 'Chiavi API',
  none: 'Non ha ancora nessuna chiave. Ne crei una: vale subito.',
  name: 'Nome',
  nameHint: 'A che cosa serve la chiave, per esempio «il mio sito». Da 1 a 100 caratteri.',
  plan: 'Piano',
  planLine: (plan, perSecond, perMonth, keys) =>
    `Il suo piano è ${plan}: tutte le sue chiavi insieme possono fare ${perSecond} richieste al secondo e ${perMonth} al mese. Permette ${keys} chiavi attive.`,
  largerPlan: 'Chiedere un piano più grande',
  create: 'Crea una chiave',
  key: 'Chiave',
  created: 'Creata',
  lastUsed: 'Ultimo uso',
  never: 'mai',
  expires: 'Scade',
  endsNever: 'Mai',
  endsInDays: days => `Fra ${days} giorni`,
  state: 'Stato',
  active: 'attiva',
  revoked: 'revocata',
  expired: 'scaduta',
  invalidName: 'Una chiave ha bisogno di un nome da 1 a 100 caratteri, senza caratteri di controllo.',
  limitReached: (keys, plan) =>
    `Ha già ${keys} chiavi attive, quante ne permette il piano ${plan}. Prima ne revochi una.`,
  tooMany: until =>
    `Ha creato molte chiavi nelle ultime 24 ore. Potrà crearne un’altra a partire dal ${until}.`,
  unpublished:
    'La modifica è registrata, ma il limitatore non risponde. Si continua a provare in secondo piano e avrà effetto da sé.',
};
