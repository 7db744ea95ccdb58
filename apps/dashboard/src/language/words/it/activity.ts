import { plural } from '../../plural.js';
import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const activity: Words['activity'] = {
  title: 'Attività',
  lead: 'La cronologia delle tue chiavi e del tuo account. Gli orari sono in UTC.',
  none: 'Ancora nulla',
  noneLead: 'Qui compariranno gli accessi e le modifiche alle chiavi.',
  older: 'Voci precedenti',
  show: 'Mostra',
  all: 'Tutto',
  keys: 'Chiavi',
  signIns: 'Accessi',
  account: 'Account',
  automatic: 'Automatico',
  link: 'Con un link via e-mail',
  withProvider: provider => `Con ${provider}`,
  oldSecretUntil: moment => `Il vecchio secret funziona fino ${beforeDay('al', moment)}`,
  newName: name => `Nuovo nome: «${name}»`,
  expires: moment => `Scade ${beforeDay('il', moment)}`,
  refused: (text, count) =>
    `${text} ${plural('it', count, 'richiesta rifiutata', 'richieste rifiutate')} quel giorno. Ti abbiamo inviato un’e-mail.`,
  oldSecretEnded: 'Il vecchio secret non funziona più',
  neverExpires: 'Non scade',
  stopped: 'Ha smesso subito di funzionare',
  actions: {
    'key-created': 'Chiave creata',
    'key-renamed': 'Chiave rinominata',
    'key-rotated': 'Chiave ruotata',
    'key-secret-ended': 'Vecchio secret disattivato',
    'key-expiry-changed': 'Scadenza modificata',
    'key-revoked': 'Chiave revocata',
    'plan-changed': 'Piano modificato',
    'plan-requested': 'Piano superiore richiesto',
    'signed-in': 'Accesso',
    'signed-out-elsewhere': 'Altri dispositivi disconnessi',
    'mail-settings-changed': 'Impostazioni e-mail modificate',
    'refusals-noticed': 'Numero insolito di risposte 401',
    'account-reopened': 'Account creato di nuovo',
    'account-deleted': 'Account eliminato',
  },
  carriedOver: 'Le richieste di questo mese contano ancora.',
};
