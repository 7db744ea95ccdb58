import type { Words } from '../en/index.js';

export const unsubscribe: Words['unsubscribe'] = {
  title: 'E-Mails deaktivieren?',
  lead: topic =>
    `Sie erhalten dann keine E-Mails mehr zu „${topic}“. E-Mails zur Sicherheit werden weiterhin verschickt.`,
  confirm: 'Deaktivieren',
  doneTitle: 'E-Mails deaktiviert',
  done: topic =>
    `Sie erhalten keine E-Mails mehr zu „${topic}“. Auf Ihrer Kontoseite können Sie sie wieder aktivieren.`,
  toAccount: 'Zum Konto',
};
