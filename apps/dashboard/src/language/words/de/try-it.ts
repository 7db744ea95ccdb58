import type { Words } from '../en/index.js';

export const tryIt: Words['tryIt'] = {
  title: 'Ausprobieren',
  lead: 'Schickt eine echte Anfrage aus Ihrem Browser an die API. Sie zählt wie jede andere.',
  key: 'API-Schlüssel',
  keyHint: 'Bleibt auf dieser Seite und geht nur an die API.',
  path: 'Pfad',
  send: 'Senden',
  sending: 'Wird gesendet …',
  failed: 'Die API war nicht zu erreichen.',
  headers: 'Kopfzeilen',
  body: 'Inhalt',
  needsScript: 'Die Konsole braucht JavaScript. Alles andere hier geht ohne.',
};
