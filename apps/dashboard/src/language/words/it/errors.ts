import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Questa pagina non esiste',
    'L’indirizzo potrebbe essere errato oppure la pagina appartiene a un altro account.',
  ],
  'foreign-form': [
    'Questo modulo è scaduto',
    'Torni indietro, ricarichi la pagina e invii di nuovo il modulo.',
  ],
  'too-large': ['Troppi dati', 'Il modulo supera la dimensione consentita.'],
  'too-many-attempts': ['Troppi tentativi', 'Attenda qualche minuto, poi riprovi.'],
  'link-unusable': [
    'Questo link non è più valido',
    'È già stato usato oppure è scaduto (vale 15 minuti). Ne richieda uno nuovo.',
  ],
  'provider-refused': [
    'L’accesso non è riuscito',
    'Il provider di identità ha rifiutato l’accesso o non ha confermato il suo indirizzo e-mail. Riprovi o richieda un link via e-mail.',
  ],
  'provider-unavailable': [
    'Il provider di identità non risponde',
    'Riprovi tra poco oppure acceda con un link via e-mail.',
  ],
  'mail-unavailable': ['Impossibile inviare l’e-mail', 'Il server di posta non risponde. Riprovi tra poco.'],
  busy: ['Troppe richieste in questo momento', 'Non è stato modificato nulla. Riprovi tra poco.'],
  unavailable: [
    'Un servizio di cui abbiamo bisogno non risponde',
    'Non è stato modificato nulla. Riprovi tra poco.',
  ],
  'bad-request': ['Richiesta non valida', 'Torni indietro e riprovi.'],
  unexpected: [
    'Si è verificato un errore',
    'È un errore nostro ed è stato registrato. Riprovi oppure torni più tardi.',
  ],
};
