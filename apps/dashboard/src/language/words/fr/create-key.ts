import type { Words } from '../en/index.js';

export const createKey: Words['createKey'] = {
  title: 'Créer une clé',
  lead: (used, of) => `Vous avez ${used} clés sur ${of}.`,
  name: 'Nom',
  nameHint: 'L’application qui utilisera la clé. 100 caractères au plus.',
  expires: 'Expiration',
  never: 'Jamais',
  neverHint: 'Jusqu’à ce que vous la révoquiez',
  inDays: days => `Dans ${days} jours`,
  inAYear: 'Dans un an',
  works: 'La clé fonctionne en moins d’une seconde.',
  cancel: 'Annuler',
  create: 'Créer la clé',
  invalidName: 'Saisissez un nom de 1 à 100 caractères, sans caractères de contrôle.',
  limitReachedTitle: (keys, plan) => `Vous avez ${keys} clés, le maximum de la formule ${plan}.`,
  limitReached: 'Révoquez-en d’abord une ou',
  askForLarger: 'demandez une formule supérieure',
  tooManyTitle: 'Vous avez créé beaucoup de clés ces dernières 24 heures.',
  tooMany: moment => `Vous pourrez en créer une autre à partir du ${moment}.`,
};
