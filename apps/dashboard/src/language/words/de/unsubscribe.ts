import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'E-Mails abschalten?',
  lead: topic =>
    `Sie erhalten dann keine E-Mails mehr zu „${topic}“. E-Mails zur Sicherheit werden weiterhin verschickt.`,
  confirm: 'Abschalten',
  doneTitle: 'E-Mails abgeschaltet',
  done: topic =>
    `Sie erhalten keine E-Mails mehr zu „${topic}“. Auf Ihrer Kontoseite können Sie sie wieder einschalten.`,
  toAccount: 'Zum Konto',
};
