import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Formule',
  largerPlans: 'Formules plus grandes',
  line: (perSecond, perMonth, keys) =>
    `${perSecond} requêtes par seconde, ${perMonth} par mois, ${keys} clés actives`,
  lead: 'Les formules sont gratuites. Demandez-en une plus grande : l’exploitant de ce service décide.',
  ask: plan => `Demander ${plan}`,
  askElsewhere: 'Demander à l’exploitant',
  none: 'Vous avez la plus grande formule.',
  noWay: 'L’exploitant de ce service n’a pas prévu de moyen de demander ici une formule plus grande.',
  asked: plan => `Vous avez demandé ${plan}. L’exploitant répondra à votre adresse e-mail.`,
  askedAlready:
    'Vous avez déjà fait une demande ces dernières 24 heures. L’exploitant répondra à votre adresse e-mail.',
};
