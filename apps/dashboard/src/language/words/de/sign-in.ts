import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Anmelden',
  lead: 'Neu hier? Mit demselben Formular erstellen Sie Ihr Konto.',
  email: 'E-Mail-Adresse',
  send: 'Anmeldelink per E-Mail senden',
  hint: 'Ohne Passwort. Der Link ist 15 Minuten gültig und lässt sich nur einmal verwenden.',
  withProvider: provider => `Weiter mit ${provider}`,
  invalidEmail: 'Das ist keine gültige E-Mail-Adresse. Prüfen Sie die Schreibweise.',
  sentTitle: 'Prüfen Sie Ihr Postfach',
  sent: 'Eine E-Mail mit einem Anmeldelink ist unterwegs.',
  sentTo: email => `Wir haben einen Anmeldelink an ${email} gesendet.`,
  linkLife: 'Der Link ist 15 Minuten gültig und lässt sich nur einmal verwenden.',
  nothingArrived:
    'Nach einigen Minuten noch nichts angekommen? Sehen Sie im Spamordner nach und prüfen Sie die Adresse.',
  inOutbox:
    'Dieser Dienst läuft auf Ihrem Rechner und verschickt keine E-Mails: Die Nachricht liegt im Postausgang.',
  inOutboxTo: email =>
    `Dieser Dienst läuft auf Ihrem Rechner und verschickt keine E-Mails: Die Nachricht an ${email} liegt im Postausgang.`,
  openOutbox: 'Postausgang öffnen',
  again: 'Andere Adresse verwenden',
  confirmTitle: 'Anmeldung bestätigen',
  confirmLead: 'Fahren Sie fort, um sich im Dashboard anzumelden. Danach ist der Link nicht mehr gültig.',
  confirm: 'Anmelden',
  redirecting: provider => `Weiterleitung zu ${provider}\u00a0…`,
  proceed: 'Weiter',
  freshTitle: 'Erneut anmelden',
  freshLead:
    'Was Sie vorhaben, lässt sich nicht rückgängig machen, und Ihre Anmeldung liegt mehr als 10 Minuten zurück. Melden Sie sich erneut an. Danach kehren Sie auf dieselbe Seite zurück.',
  formKept:
    'Ihre Sitzung war beendet, es wurde nichts geändert. Prüfen Sie das Formular und senden Sie es noch einmal ab.',
};
