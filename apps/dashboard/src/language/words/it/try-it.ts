import type { Words } from '../en/index.js';

export const tryIt: Words['tryIt'] = {
  title: 'Prova',
  lead: 'Invia una richiesta vera dal suo browser all’API. Conta come tutte le altre.',
  key: 'Chiave API',
  keyHint: 'Resta in questa pagina e viene inviata soltanto all’API.',
  path: 'Percorso',
  send: 'Invia',
  sending: 'Invio…',
  failed: 'L’API non è raggiungibile.',
  headers: 'Intestazioni',
  body: 'Corpo',
  needsScript: 'La console ha bisogno di JavaScript. Tutto il resto funziona senza.',
};
