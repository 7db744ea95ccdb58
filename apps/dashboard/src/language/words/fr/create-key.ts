import type { Words } from '../en/index.js';

export const createKey: Words['createKey'] = {
  title: 'Créer une clé',
  lead: (used, of) => `Clés utilisées\u00a0: ${used} sur ${of}.`,
  name: 'Nom',
  nameHint: 'L’application qui utilisera la clé. 100 caractères au plus.',
  expires: 'Expiration',
  never: 'Jamais',
  neverHint: 'Jusqu’à ce que vous la révoquiez',
  inDays: days => `Dans ${days} jours`,
  inAYear: 'Dans un an',
  works: 'La clé sera active en moins d’une seconde.',
  cancel: 'Annuler',
  create: 'Créer la clé',
  invalidName: 'Saisissez un nom de 1 à 100 caractères, sans caractères de contrôle.',
  limitReachedTitle: (keys, plan) =>
    `Vous avez atteint le nombre maximal de clés du forfait ${plan}\u00a0: ${keys}.`,
  limitReached: 'Révoquez d’abord une clé ou',
  largerPlans: 'consultez les forfaits supérieurs',
  tooManyTitle: 'Vous avez créé trop de clés au cours des dernières 24\u00a0heures.',
  tooMany: moment => `Vous pourrez en créer une autre à partir du ${moment}.`,
};
