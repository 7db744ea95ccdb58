import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID de requête',
  toKeys: 'Voir vos clés',
};
