import type { Words } from '../en/index.js';

export const plan: Words['plan'] = {
  title: 'Forfait',
  lead: 'Chacune de vos clés a la limite de débit et le quota du forfait.',
  paid: 'Les forfaits supérieurs sont payants.',
  current: 'Forfait actuel',
  rate: 'Limite de débit',
  forEachKey: 'par clé',
  thisMonth: 'Requêtes ce mois-ci',
  keys: 'Clés',
  keysHint: 'actives au maximum',
  resets: date => `Remise à zéro le ${date}`,
  largerPlans: 'Forfaits supérieurs',
  howToAsk: 'Demandez un forfait supérieur. L’exploitant de ce service décide et vous répond par e-mail.',
  line: (perSecond, perMonth, keys) =>
    `Requêtes par clé\u00a0: ${perSecond} par seconde, ${perMonth} par mois. Clés actives\u00a0: jusqu’à ${keys}.`,
  ask: plan => `Demander le forfait ${plan}`,
  askElsewhere: 'Contacter l’exploitant',
  none: 'Vous avez le forfait le plus élevé.',
  noChannel: 'L’exploitant de ce service n’a pas prévu de moyen de demander ici un forfait supérieur.',
  asked: (plan, moment) =>
    `Vous avez demandé le forfait ${plan} le ${moment}. L’exploitant vous répondra par e-mail.`,
  askedAlready:
    'Vous avez déjà fait une demande au cours des dernières 24\u00a0heures. L’exploitant vous répondra par e-mail.',
};
