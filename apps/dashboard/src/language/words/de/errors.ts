import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Diese Seite gibt es nicht',
    'Vielleicht stimmt die Adresse nicht, oder die Seite gehört zu einem anderen Konto.',
  ],
  'foreign-form': [
    'Dieses Formular ist zu alt',
    'Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.',
  ],
  'too-large': ['Zu viele Daten', 'Das Formular enthält mehr, als es annimmt.'],
  'too-many-attempts': ['Zu viele Versuche', 'Warten Sie einige Minuten und versuchen Sie es dann erneut.'],
  'link-unusable': [
    'Dieser Link gilt nicht mehr',
    'Er wurde schon benutzt oder ist älter als 15 Minuten. Fordern Sie einen neuen an.',
  ],
  'provider-refused': [
    'Die Anmeldung hat nicht geklappt',
    'Der Anbieter hat abgelehnt oder Ihre E-Mail-Adresse nicht bestätigt. Versuchen Sie es erneut oder mit einem Link per E-Mail.',
  ],
  'provider-unavailable': [
    'Der Anbieter antwortet nicht',
    'Versuchen Sie es gleich noch einmal, oder melden Sie sich mit einem Link per E-Mail an.',
  ],
  'mail-unavailable': [
    'Die E-Mail konnte nicht gesendet werden',
    'Der Mailserver antwortet nicht. Versuchen Sie es gleich noch einmal.',
  ],
  busy: [
    'Zurzeit gibt es zu viele Anfragen',
    'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  ],
  unavailable: [
    'Ein Dienst, den wir brauchen, antwortet nicht',
    'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  ],
  'bad-request': ['Diese Anfrage ist nicht zu verstehen', 'Gehen Sie zurück und versuchen Sie es erneut.'],
  unexpected: [
    'Ein Fehler ist aufgetreten',
    'Er liegt bei uns und wurde aufgezeichnet. Versuchen Sie es erneut, oder kommen Sie später wieder.',
  ],
};
