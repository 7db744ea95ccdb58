import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Guten Tag,',
  link: {
    subject: 'Ihr Link zum Anmelden',
    lead: 'mit diesem Link melden Sie sich beim Dashboard von Board Game Catalog an:',
    rest: 'Er gilt einmal, 15 Minuten lang. Wenn Sie ihn nicht angefordert haben, beachten Sie diese Mail nicht.',
  },
  keyCreated: {
    subject: 'Ein neuer API-Schlüssel in Ihrem Konto',
    lead: key => `in Ihrem Konto wurde der API-Schlüssel ${key} angelegt.`,
  },
  keyRotated: {
    subject: 'Ein neues Geheimnis für Ihren API-Schlüssel',
    lead: key => `der API-Schlüssel ${key} Ihres Kontos hat ein neues Geheimnis erhalten.`,
  },
  newAddress: {
    subject: 'Anmeldung von einer neuen IP-Adresse',
    lead: 'bei Ihrem Konto gab es eine Anmeldung von einer IP-Adresse, die dafür noch nie benutzt wurde.',
  },
  newProvider: {
    subject: provider => `Anmeldung mit ${provider}`,
    lead: provider => `bei Ihrem Konto gab es zum ersten Mal eine Anmeldung mit ${provider}.`,
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    lead: 'Ihr Konto wurde mit allem, was dazugehört, gelöscht. Alle seine API-Schlüssel sind ungültig.',
    rest: 'Wenn Sie das nicht waren, kann eine andere Person Ihre Mails lesen oder Ihren Browser benutzen. Ändern Sie das Passwort Ihres Postfachs.',
  },
  when: 'Zeitpunkt',
  from: 'IP-Adresse',
  check: endAll =>
    `Wenn Sie das waren, ist nichts zu tun. Wenn nicht, melden Sie sich an, wählen Sie auf dieser Seite „${endAll}“ und widerrufen Sie die Schlüssel, die Sie nicht kennen:`,
};
