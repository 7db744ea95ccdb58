import type { Words } from '../en/index.js';

export const createKey: Words['createKey'] = {
  title: 'Crea una chiave',
  lead: (used, of) => `Ha ${used} chiavi su ${of}.`,
  name: 'Nome',
  nameHint: 'L’app che userà la chiave. Al massimo 100 caratteri.',
  expires: 'Scadenza',
  never: 'Mai',
  neverHint: 'Finché non la revoca',
  inDays: days => `Tra ${days} giorni`,
  inAYear: 'Tra un anno',
  works: 'La chiave funziona entro un secondo.',
  cancel: 'Annulla',
  create: 'Crea chiave',
  invalidName: 'Inserisca un nome da 1 a 100 caratteri, senza caratteri di controllo.',
  limitReachedTitle: (keys, plan) => `Ha ${keys} chiavi, il massimo previsto dal piano ${plan}.`,
  limitReached: 'Ne revochi prima una, oppure',
  askForLarger: 'richieda un piano superiore',
  tooManyTitle: 'Ha creato molte chiavi nelle ultime 24 ore.',
  tooMany: moment => `Potrà crearne un’altra a partire dal ${moment}.`,
};
