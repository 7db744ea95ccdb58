import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'Identifiant de la requête',
  home: 'Vers le début',
  toKeys: 'Voir vos clés',
};
