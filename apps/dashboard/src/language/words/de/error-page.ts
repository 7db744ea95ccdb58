import type { Words } from '../en/index.js';

export const error: Words['error'] = {
  requestId: 'Anfrage-ID',
  home: 'Zur Startseite',
  toKeys: 'Zu Ihren Schlüsseln',
};
