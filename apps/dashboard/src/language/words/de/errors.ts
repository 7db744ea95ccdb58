import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': ['Diese Seite gibt es nicht', 'Vielleicht ist sie umgezogen, oder sie gehört jemand anderem.'],
  'foreign-form': [
    'Dieses Formular ist zu alt',
    'Gehen Sie zurück, laden Sie die Seite neu und senden Sie es noch einmal.',
  ],
  'too-large': ['Das war zu viel', 'Das Formular enthält mehr, als es aufnehmen kann.'],
  'too-many-attempts': ['Zu viele Versuche', 'Warten Sie einige Minuten und versuchen Sie es dann erneut.'],
  'link-unusable': [
    'Dieser Link gilt nicht mehr',
    'Er wurde benutzt oder ist älter als 15 Minuten. Fordern Sie einen neuen an.',
  ],
  'provider-refused': [
    'Die Anmeldung misslang',
    'Der Anbieter hat abgelehnt oder Ihre E-Mail-Adresse nicht bestätigt. Versuchen Sie es erneut oder mit einem Link.',
  ],
  'provider-unavailable': [
    'Der Anbieter antwortet nicht',
    'Versuchen Sie es gleich noch einmal, oder melden Sie sich mit einem Link an.',
  ],
  'mail-unavailable': [
    'Die Mail ließ sich nicht senden',
    'Der Mailserver antwortet nicht. Versuchen Sie es gleich noch einmal.',
  ],
  busy: [
    'Im Moment sind es zu viele Anfragen',
    'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  ],
  unavailable: [
    'Etwas, das wir brauchen, antwortet nicht',
    'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  ],
  'bad-request': ['Diese Anfrage ist nicht zu verstehen', 'Gehen Sie zurück und versuchen Sie es erneut.'],
  unexpected: ['Hier ging etwas schief', 'Es ist unser Fehler, und er ist festgehalten.'],
};
