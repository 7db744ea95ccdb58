import type { Words } from '../en/index.js';

export const signIn: Words['signIn'] = {
  title: 'Anmelden',
  lead: 'Schlüssel sind kostenlos. Melden Sie sich mit Ihrer E-Mail-Adresse an: kein Passwort, kein Formular vorweg.',
  email: 'E-Mail-Adresse',
  send: 'Link zusenden',
  withProvider: provider => `Weiter mit ${provider}`,
  invalidEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  sentTitle: 'Sehen Sie in Ihre Post',
  sent: 'Wenn die Adresse stimmt, ist eine Mail mit einem Link unterwegs. Der Link gilt einmal, 15 Minuten lang.',
  outbox: 'Dieser Dienst läuft auf Ihrem Rechner und verschickt keine Mail. Öffnen Sie den Postausgang.',
  again: 'Eine andere Adresse',
  confirmTitle: 'Noch ein Klick',
  confirmLead: 'Dieser Knopf meldet Sie an und verbraucht den Link.',
  confirm: 'Anmelden',
  onTheWay: provider => `Unterwegs zu ${provider}\u00a0…`,
  goOn: 'Weiter',
  freshTitle: 'Erneut anmelden',
  freshLead:
    'Das lässt sich nicht rückgängig machen und verlangt deshalb eine Anmeldung aus den letzten 10 Minuten. Melden Sie sich erneut an; danach geht es hier weiter.',
};
