import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID de la petición',
  toKeys: 'Ir a sus claves',
};
