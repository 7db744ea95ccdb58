import type { Words } from '../en/index.js';

export const usage: Words['usage'] = {
  title: 'Nutzung',
  quotas: 'Kontingent aller Schlüssel zusammen',
  perKey: 'Anfragen je Schlüssel',
  other: 'Andere Monate',
};
