import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID richiesta',
  toKeys: 'Vai alle chiavi',
};
