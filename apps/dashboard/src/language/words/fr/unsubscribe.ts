import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'Ne plus recevoir ces e-mails ?',
  lead: topic =>
    `Vous ne recevrez plus d’e-mails sur «\u00a0${topic}\u00a0». Les e-mails de sécurité restent envoyés.`,
  confirm: 'Désactiver',
  doneTitle: 'E-mails désactivés',
  done: topic =>
    `Vous ne recevrez plus d’e-mails sur «\u00a0${topic}\u00a0». Vous pouvez les réactiver sur la page de votre compte.`,
  toAccount: 'Aller à votre compte',
};
