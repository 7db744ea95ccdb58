import type { Words } from '../en/index.js';

export const key: Words['key'] = {
  quota: 'Ce mois-ci, toutes vos clés ensemble',
  used: (used, limit) => `${used} requêtes sur ${limit}`,
  notLive: 'Le limiteur ne répond pas pour le moment : ces chiffres datent de tout à l’heure.',
  resets: date => `Le compteur repart de zéro le ${date}.`,
  rate: perSecond => `Jusqu’à ${perSecond} requêtes en une seconde.`,
  rateUsed: used => `Dans la dernière seconde\u00a0: ${used}.`,
  ofThisKey: requests => `Requêtes avec cette clé\u00a0: ${requests}.`,
  back: 'Retour',
};
