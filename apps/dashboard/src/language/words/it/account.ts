import type { Words } from '../en/index.js';

export const account: Words['account'] = {
  title: 'Account',
  signedInAs: 'Accesso effettuato come',
  sessions: 'Dove ha effettuato l’accesso',
  since: 'Dal',
  address: 'Indirizzo',
  browser: 'Browser',
  thisOne: 'proprio qui',
  end: 'Esci da lì',
  endAll: 'Esci ovunque',
  data: 'I suoi dati',
  exportLead: 'Tutto ciò che questo servizio conserva su di lei, in JSON.',
  export: 'Scarica i miei dati',
  deleteLead: 'Revoca tutte le sue chiavi, poi elimina il suo account.',
  delete: 'Elimina il mio account…',
  deleteTitle: 'Eliminare il suo account?',
  deleteWarning:
    'Tutte le sue chiavi cessano subito e i suoi dati vengono eliminati. Non si può tornare indietro.',
  deleteYes: 'Elimina tutto',
  deletedTitle: 'Il suo account è eliminato',
  deleted: 'Le sue chiavi sono revocate e i suoi dati cancellati. Torni quando vuole.',
  topics: {
    quota: ['Quota', 'Quando sono usati l’80% e il 100% del mese.'],
    expiry: ['Chiavi in scadenza', '7 giorni e 1 giorno prima della scadenza di una chiave.'],
    plan: ['Piano', 'Quando chiedi un piano più grande.'],
  },
  device: (browser, system) => `${browser} su ${system}`,
  unknownDevice: 'Dispositivo sconosciuto',
};
