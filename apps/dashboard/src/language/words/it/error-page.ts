import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID richiesta',
  home: 'Torna alla pagina iniziale',
  toKeys: 'Vai alle chiavi',
};
