import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Diese Seite gibt es nicht',
    'Vielleicht stimmt die Adresse nicht, oder die Seite gehört zu einem anderen Konto.',
  ],
  'foreign-form': [
    'Dieses Formular ist abgelaufen',
    'Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.',
  ],
  'too-large': ['Zu viele Daten', 'Das Formular enthält mehr Daten als erlaubt.'],
  'too-many-attempts': ['Zu viele Versuche', 'Warten Sie einige Minuten und versuchen Sie es dann erneut.'],
  'link-unusable': [
    'Dieser Link ist nicht mehr gültig',
    'Er wurde schon verwendet oder ist älter als 15 Minuten. Fordern Sie einen neuen an.',
  ],
  'provider-refused': [
    'Die Anmeldung ist fehlgeschlagen',
    'Der Anbieter hat die Anmeldung abgelehnt oder Ihre E-Mail-Adresse nicht bestätigt. Versuchen Sie es erneut oder melden Sie sich mit einem Link per E-Mail an.',
  ],
  'provider-unavailable': [
    'Der Anbieter antwortet nicht',
    'Versuchen Sie es gleich noch einmal oder melden Sie sich mit einem Link per E-Mail an.',
  ],
  'mail-unavailable': [
    'Die E-Mail konnte nicht gesendet werden',
    'Der Mailserver antwortet nicht. Versuchen Sie es gleich noch einmal.',
  ],
  busy: [
    'Zurzeit gehen zu viele Anfragen ein',
    'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  ],
  unavailable: [
    'Ein benötigter Dienst antwortet nicht',
    'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  ],
  'bad-request': ['Diese Anfrage ist ungültig', 'Gehen Sie zurück und versuchen Sie es erneut.'],
  unexpected: [
    'Ein Fehler ist aufgetreten',
    'Der Fehler liegt bei uns und wurde aufgezeichnet. Versuchen Sie es erneut oder kommen Sie später wieder.',
  ],
};
