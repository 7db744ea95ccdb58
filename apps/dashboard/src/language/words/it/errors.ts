import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Questa pagina non esiste',
    'L’indirizzo potrebbe essere errato oppure la pagina appartiene a un altro account.',
  ],
  'foreign-form': [
    'Questo modulo è scaduto',
    'Torna indietro, ricarica la pagina e invia di nuovo il modulo.',
  ],
  'too-large': ['Troppi dati', 'Il modulo supera la dimensione consentita.'],
  'too-many-attempts': ['Troppi tentativi', 'Attendi qualche minuto, poi riprova.'],
  'link-unusable': [
    'Questo link non è più valido',
    'È già stato usato oppure è scaduto (vale 15 minuti). Richiedine uno nuovo.',
  ],
  'provider-refused': [
    'L’accesso non è riuscito',
    'Il provider di identità ha rifiutato l’accesso o non ha confermato il tuo indirizzo e-mail. Riprova o richiedi un link via e-mail.',
  ],
  'provider-unavailable': [
    'Il provider di identità non risponde',
    'Riprova tra poco oppure accedi con un link via e-mail.',
  ],
  'mail-unavailable': ['Impossibile inviare l’e-mail', 'Il server di posta non risponde. Riprova tra poco.'],
  busy: ['Troppe richieste in questo momento', 'Non è stato modificato nulla. Riprova tra poco.'],
  unavailable: [
    'Un servizio di cui abbiamo bisogno non risponde',
    'Non è stato modificato nulla. Riprova tra poco.',
  ],
  'bad-request': ['Richiesta non valida', 'Torna indietro e riprova.'],
  unexpected: [
    'Si è verificato un errore',
    'È un errore nostro ed è stato registrato. Riprova oppure torna più tardi.',
  ],
};
