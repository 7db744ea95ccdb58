import type { Words } from '../en/index.js';

export const keys: Words['keys'] = {
  title: 'Clés d’API',
  none: 'Vous n’avez pas encore de clé. Créez-en une : elle fonctionne aussitôt.',
  name: 'Nom',
  nameHint: 'À quoi sert la clé, par exemple « mon site ». De 1 à 100 caractères.',
  plan: 'Formule',
  planLine: (plan, perSecond, perMonth, keys) =>
    `Votre formule est ${plan} : toutes vos clés ensemble peuvent faire ${perSecond} requêtes par seconde et ${perMonth} par mois. Elle permet ${keys} clés actives.`,
  largerPlan: 'Demander une formule plus grande',
  create: 'Créer une clé',
  key: 'Clé',
  created: 'Créée',
  lastUsed: 'Dernière utilisation',
  never: 'jamais',
  expires: 'Fin',
  endsNever: 'Jamais',
  endsInDays: days => `Dans ${days} jours`,
  state: 'État',
  active: 'active',
  revoked: 'révoquée',
  expired: 'expirée',
  invalidName: 'Une clé a besoin d’un nom de 1 à 100 caractères, sans caractères de contrôle.',
  limitReached: (keys, plan) =>
    `Vous avez déjà ${keys} clés actives, le maximum de la formule ${plan}. Révoquez-en une d’abord.`,
  tooMany: until =>
    `Vous avez créé beaucoup de clés ces dernières 24 heures. Vous pourrez en créer une autre à partir du ${until}.`,
  unpublished:
    'Le changement est enregistré, mais le limiteur ne répond pas. De nouveaux essais ont lieu en arrière-plan et le changement prendra effet de lui-même.',
};
