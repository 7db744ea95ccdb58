import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID de requête',
  home: 'Retour à l’accueil',
  toKeys: 'Voir vos clés',
};
