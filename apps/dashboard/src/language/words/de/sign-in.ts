import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Anmelden',
  lead: 'Neu hier? Dasselbe Formular legt Ihr Konto an.',
  email: 'E-Mail-Adresse',
  send: 'Anmeldelink per E-Mail senden',
  hint: 'Ohne Passwort. Der Link gilt einmal, 15 Minuten lang.',
  withProvider: provider => `Weiter mit ${provider}`,
  invalidEmail: 'Das ist keine gültige E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.',
  sentTitle: 'Prüfen Sie Ihr Postfach',
  sent: 'Wenn die Adresse stimmt, ist eine E-Mail mit einem Anmeldelink unterwegs. Der Link gilt einmal, 15 Minuten lang.',
  outbox:
    'Dieser Dienst läuft auf Ihrem Rechner und verschickt keine E-Mails. Sie finden die Nachricht im Postausgang.',
  openOutbox: 'Postausgang öffnen',
  again: 'Andere Adresse verwenden',
  confirmTitle: 'Anmeldung bestätigen',
  confirmLead: 'Fahren Sie fort, um sich im Dashboard anzumelden. Danach ist der Link verbraucht.',
  confirm: 'Anmelden',
  redirecting: provider => `Weiterleitung zu ${provider}\u00a0…`,
  proceed: 'Weiter',
  freshTitle: 'Erneut anmelden',
  freshLead:
    'Was Sie vorhaben, lässt sich nicht rückgängig machen. Deshalb brauchen wir eine Anmeldung aus den letzten 10 Minuten. Danach kehren Sie auf dieselbe Seite zurück.',
};
