import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'ID della richiesta',
  home: 'All’inizio',
  toKeys: 'Vai alle sue chiavi',
};
