import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Ciao,',
  key: (name, id) => `«${name}» (${id})`,
  link: {
    subject: 'Il tuo link di accesso',
    lead: 'usa questo link per accedere alla dashboard di Board Game Catalog:',
    button: 'Accedi',
    rest: 'Funziona una volta sola, per 15 minuti. Se non l’hai chiesto tu, ignora questa e-mail: senza il link nessuno può accedere.',
    footer: 'Ricevi questa e-mail perché il tuo indirizzo è stato inserito nella pagina di accesso.',
  },
  keyCreated: {
    subject: key => `Nuova chiave API: ${key}`,
    lead: key => `nel tuo account è stata creata la chiave API ${key}.`,
  },
  keyRotated: {
    subject: key => `Chiave API ruotata: ${key}`,
    lead: key => `la chiave API ${key} ha un nuovo secret.`,
  },
  keyRevoked: {
    subject: key => `Chiave API revocata: ${key}`,
    lead: key => `la chiave API ${key} è stata revocata. Non funziona più.`,
  },
  newAddress: {
    subject: 'Accesso da una nuova rete',
    lead: 'qualcuno ha effettuato l’accesso al tuo account da una rete mai usata prima.',
  },
  newProvider: {
    subject: provider => `Primo accesso con ${provider}`,
    lead: provider => `qualcuno ha effettuato l’accesso al tuo account con ${provider} per la prima volta.`,
  },
  refusals: {
    subject: key => `Molte richieste rifiutate con ${key}`,
    lead: (key, count) =>
      `oggi l’API ha rifiutato ${count} richieste con la chiave API ${key}, perché è revocata o scaduta (stato 401). Sono più del solito.`,
    rest: 'Se uno dei tuoi programmi usa ancora questa chiave, assegnagliene un’altra. Altrimenti è possibile che altri la conoscano: con questa chiave non possono più fare nulla.',
    button: 'Vedi la chiave',
  },
  quota80: {
    subject: 'Hai usato l’80% della tua quota',
    lead: (used, limit) => `le tue chiavi API hanno usato ${used} delle ${limit} richieste di questo mese.`,
    rest: reset =>
      `Quando la quota sarà esaurita, l’API rifiuterà le richieste con lo stato 429 fino al ${reset} (UTC).`,
    button: 'Vedi l’utilizzo',
  },
  quota100: {
    subject: 'Hai esaurito la quota di questo mese',
    lead: limit => `le tue chiavi API hanno usato tutte le ${limit} richieste di questo mese.`,
    rest: reset =>
      `Ora l’API rifiuta le richieste con lo stato 429. Le accetterà di nuovo dal ${reset} (UTC).`,
    button: 'Vedi l’utilizzo',
  },
  expiry: {
    subject7: key => `Scade entro 7 giorni: ${key}`,
    subject1: key => `Scade entro un giorno: ${key}`,
    lead: (key, moment) => `la chiave API ${key} scade il ${moment}.`,
    rest: 'Dopo, l’API la rifiuterà. Se ti serve ancora, cambia la data di scadenza o crea un’altra chiave.',
    button: 'Vedi la chiave',
  },
  planRequested: {
    subject: plan => `Hai chiesto il piano ${plan}`,
    lead: plan =>
      `abbiamo inoltrato la tua richiesta del piano ${plan} al gestore del servizio, che risponderà a questo indirizzo.`,
    rest: 'Nel frattempo il tuo piano non cambia.',
  },
  accountDeleted: {
    subject: 'Il tuo account è stato eliminato',
    lead: 'il tuo account è stato eliminato con tutto ciò che conteneva. Le sue chiavi API non funzionano più.',
    rest: 'Se non sei stato tu, qualcuno può leggere la tua posta o usare il tuo browser. Cambia la password della tua casella di posta.',
  },
  when: 'Data',
  from: 'Indirizzo IP',
  device: 'Dispositivo',
  check: endAll =>
    `Se sei stato tu, non devi fare nulla. Altrimenti scegli «${endAll}» nella pagina del tuo account e revoca le chiavi che non riconosci.`,
  checkButton: 'Controlla il tuo account',
  security: 'Questa e-mail riguarda la sicurezza del tuo account e non si può disattivare.',
  optional: topic => `Ricevi questa e-mail perché «${topic}» è attivo nelle tue impostazioni e-mail.`,
  unsubscribe: 'Non ricevere più queste e-mail',
};
