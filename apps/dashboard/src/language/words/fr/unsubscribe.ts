import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'Désactiver ces e-mails\u202f?',
  lead: topic =>
    `Vous ne recevrez plus les e-mails «\u00a0${topic}\u00a0», mais vous recevrez toujours les e-mails de sécurité.`,
  confirm: 'Désactiver',
  doneTitle: 'E-mails désactivés',
  done: topic =>
    `Vous ne recevrez plus les e-mails «\u00a0${topic}\u00a0». Vous pouvez les réactiver sur la page de votre compte.`,
  toAccount: 'Aller à votre compte',
};
