import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'Anfrage-ID',
  home: 'Zum Anfang',
  toKeys: 'Zu Ihren Schlüsseln',
};
