import type { Words } from '../en/index.js';

export const tryIt: Words['tryIt'] = {
  title: 'Essayer',
  lead: 'Envoie une vraie requête de votre navigateur à l’API. Elle compte comme les autres.',
  key: 'Clé d’API',
  keyHint: 'Reste dans cette page et n’est envoyée qu’à l’API.',
  path: 'Chemin',
  send: 'Envoyer',
  sending: 'Envoi…',
  failed: 'L’API est injoignable.',
  headers: 'En-têtes',
  body: 'Corps',
  needsScript: 'La console a besoin de JavaScript. Tout le reste fonctionne sans.',
};
