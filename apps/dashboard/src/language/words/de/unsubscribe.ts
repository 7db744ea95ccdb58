import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'E-Mails abbestellen?',
  lead: topic =>
    `Sie erhalten dann keine E-Mails mehr zu „${topic}“. E-Mails zur Sicherheit werden weiterhin verschickt.`,
  confirm: 'Abbestellen',
  doneTitle: 'E-Mails abbestellt',
  done: topic =>
    `Sie erhalten keine E-Mails mehr zu „${topic}“. Auf Ihrer Kontoseite können Sie sie wieder einschalten.`,
  toAccount: 'Zum Konto',
};
