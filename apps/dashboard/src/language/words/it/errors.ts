import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': [
    'Questa pagina non esiste',
    'Forse l’indirizzo è sbagliato, o la pagina appartiene a un altro account.',
  ],
  'foreign-form': [
    'Questo modulo è scaduto',
    'Torni indietro, ricarichi la pagina e invii di nuovo il modulo.',
  ],
  'too-large': ['Troppi dati', 'Il modulo contiene più dati di quanti ne accetti.'],
  'too-many-attempts': ['Troppi tentativi', 'Aspetti qualche minuto, poi riprovi.'],
  'link-unusable': [
    'Questo link non è più valido',
    'È già stato usato, o ha più di 15 minuti. Ne chieda uno nuovo.',
  ],
  'provider-refused': [
    'L’accesso non è riuscito',
    'Il fornitore ha rifiutato, o non ha confermato il suo indirizzo e-mail. Riprovi, o usi un link via e-mail.',
  ],
  'provider-unavailable': [
    'Il fornitore non risponde',
    'Riprovi tra un momento, oppure acceda con un link via e-mail.',
  ],
  'mail-unavailable': [
    'Impossibile inviare l’e-mail',
    'Il server di posta non risponde. Riprovi tra un momento.',
  ],
  busy: ['Troppe richieste in questo momento', 'Non è stato modificato nulla. Riprovi tra un momento.'],
  unavailable: [
    'Un servizio di cui abbiamo bisogno non risponde',
    'Non è stato modificato nulla. Riprovi tra un momento.',
  ],
  'bad-request': ['Questa richiesta non è comprensibile', 'Torni indietro e riprovi.'],
  unexpected: [
    'Si è verificato un errore',
    'È un errore nostro ed è stato registrato. Riprovi ora o più tardi.',
  ],
};
