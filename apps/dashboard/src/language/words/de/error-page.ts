import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'Anfrage-ID',
  toKeys: 'Zu Ihren Schlüsseln',
};
