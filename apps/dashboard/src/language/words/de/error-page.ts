import type { Words } from '../en/index.js';

export const error: Words['error'] = { requestId: 'Anfrage', home: 'Zum Anfang' };
