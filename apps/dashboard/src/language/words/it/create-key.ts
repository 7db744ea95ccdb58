import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const createKey: Words['createKey'] = {
  title: 'Crea una chiave',
  lead: (used, of) => `Chiavi in uso: ${used} su ${of}.`,
  name: 'Nome',
  nameHint: 'L’app che userà la chiave. Al massimo 100 caratteri.',
  expires: 'Scadenza',
  never: 'Mai',
  neverHint: 'Finché non la revoca',
  inDays: days => `Tra ${days} giorni`,
  inAYear: 'Tra un anno',
  works: 'La chiave sarà attiva entro un secondo.',
  cancel: 'Annulla',
  create: 'Crea chiave',
  invalidName: 'Inserisca un nome da 1 a 100 caratteri, senza caratteri di controllo.',
  limitReachedTitle: (keys, plan) => `Ha raggiunto il numero massimo di chiavi del piano ${plan}: ${keys}.`,
  limitReached: 'Revochi prima una chiave oppure',
  largerPlans: 'consulti i piani superiori',
  tooManyTitle: 'Ha creato troppe chiavi nelle ultime 24 ore.',
  tooMany: moment => `Potrà crearne un’altra a partire ${beforeDay('dal', moment)}.`,
};
