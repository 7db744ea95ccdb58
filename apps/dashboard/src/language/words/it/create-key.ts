import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const createKey: Words['createKey'] = {
  title: 'Crea una chiave',
  lead: (used, of) => `Chiavi in uso: ${used} su ${of}.`,
  name: 'Nome',
  nameHint: 'L’app che userà la chiave. Al massimo 100 caratteri.',
  expires: 'Scadenza',
  never: 'Mai',
  neverHint: 'Finché non la revochi',
  inDays: days => `Tra ${days} giorni`,
  inAYear: 'Tra un anno',
  works: 'La chiave sarà attiva entro un secondo.',
  cancel: 'Annulla',
  create: 'Crea chiave',
  invalidName: 'Inserisci un nome da 1 a 100 caratteri, senza caratteri di controllo.',
  limitReachedTitle: (keys, plan) => `Hai raggiunto il numero massimo di chiavi del piano ${plan}: ${keys}.`,
  limitReached: 'Revoca prima una chiave oppure',
  largerPlans: 'consulta i piani superiori',
  tooManyTitle: 'Hai creato troppe chiavi nelle ultime 24 ore.',
  tooMany: moment => `Potrai crearne un’altra a partire ${beforeDay('dal', moment)}.`,
};
