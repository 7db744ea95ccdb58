import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Formule',
  lead: 'La limite de débit et le quota sont communs à toutes vos clés. Les formules sont gratuites.',
  current: 'Formule actuelle',
  rate: 'Limite de débit',
  perSecond: 'par seconde',
  thisMonth: 'Requêtes ce mois-ci',
  of: limit => `sur ${limit}`,
  keys: 'Clés',
  keysHint: 'actives au maximum',
  resets: date => `Remise à zéro le ${date}`,
  largerPlans: 'Formules supérieures',
  howToAsk: 'Demandez une formule supérieure. L’exploitant de ce service décide et vous répond par e-mail.',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} requêtes par seconde, ${perMonth} requêtes par mois, jusqu’à ${keys} clés`,
  ask: plan => `Demander ${plan}`,
  askElsewhere: 'Demander à l’exploitant',
  none: 'Vous avez la formule la plus élevée.',
  noWay: 'L’exploitant de ce service n’a pas prévu de moyen de demander ici une formule supérieure.',
  asked: plan => `Vous avez demandé la formule ${plan}. L’exploitant vous répondra par e-mail.`,
  askedAlready:
    'Vous avez déjà fait une demande ces dernières 24 heures. L’exploitant vous répondra par e-mail.',
};
