import type { Words } from '../en/index.js';

export const error: Words['error'] = { requestId: 'Requête', home: 'Vers le début' };
