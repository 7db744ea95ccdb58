import type { Words } from '../en/index.js';

export const usage: Words['usage'] = {
  title: 'Utilisation',
  quotas: 'Quota de toutes les clés ensemble',
  perKey: 'Requêtes par clé',
  other: 'D’autres mois',
};
