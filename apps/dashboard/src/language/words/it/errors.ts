import type { Words } from '../en/index.js';

export const errors: Words['errors'] = {
  'not-found': ['Questa pagina non esiste', 'Forse si è spostata, o appartiene a qualcun altro.'],
  'foreign-form': [
    'Questo modulo è troppo vecchio',
    'Torni indietro, ricarichi la pagina e lo invii ancora una volta.',
  ],
  'too-large': ['Era troppo', 'Il modulo contiene più di quanto possa accogliere.'],
  'too-many-attempts': ['Troppi tentativi', 'Aspetti qualche minuto, poi riprovi.'],
  'link-unusable': ['Questo link non vale più', 'È stato usato, o ha più di 15 minuti. Ne chieda uno nuovo.'],
  'provider-refused': [
    'L’accesso non è riuscito',
    'Il fornitore ha rifiutato, o non ha confermato il suo indirizzo e-mail. Riprovi o usi un link.',
  ],
  'provider-unavailable': ['Il fornitore non risponde', 'Riprovi tra poco, oppure acceda con un link.'],
  'mail-unavailable': [
    'Non è stato possibile inviare il messaggio',
    'Il server di posta non risponde. Riprovi tra un momento.',
  ],
  busy: ['Troppe richieste in questo momento', 'Nulla è cambiato. Riprovi tra un momento.'],
  unavailable: ['Qualcosa di cui abbiamo bisogno non risponde', 'Nulla è cambiato. Riprovi tra un momento.'],
  'bad-request': ['Questa richiesta non si capisce', 'Torni indietro e riprovi.'],
  unexpected: ['Qualcosa è andato storto qui', 'È colpa nostra, ed è registrato.'],
};
