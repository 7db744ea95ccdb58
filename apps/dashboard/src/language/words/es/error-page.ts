import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID de la petición',
  home: 'Ir a la página de inicio',
  toKeys: 'Ir a sus claves',
};
