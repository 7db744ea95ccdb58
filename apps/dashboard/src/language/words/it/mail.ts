import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const mail: Words['mail'] = {
  hello: 'Ciao,',
  label: name => `${name}:`,
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
    rest: 'Se uno dei tuoi programmi usa ancora questa chiave, sostituiscila con un’altra. Altrimenti è possibile che qualcun altro la conosca, ma non può più usarla.',
    button: 'Vedi la chiave',
  },
  quota80: {
    subject: 'Hai usato l’80% della tua quota',
    lead: (key, used, limit) => `questo mese la chiave API ${key} ha usato ${used} richieste su ${limit}.`,
    rest: reset =>
      `Quando la quota sarà esaurita, l’API rifiuterà le richieste con lo stato 429 fino ${beforeDay('al', reset)} (UTC).`,
    button: 'Vedi l’utilizzo',
  },
  quota100: {
    subject: 'Hai esaurito la quota di questo mese',
    lead: (key, limit) => `la chiave API ${key} ha usato tutte le ${limit} richieste di questo mese.`,
    rest: reset =>
      `Ora l’API rifiuta le richieste con lo stato 429. Le accetterà di nuovo ${beforeDay('dal', reset)} (UTC).`,
    button: 'Vedi l’utilizzo',
  },
  expiry: {
    subject7: key => `La tua chiave API scade entro 7 giorni: ${key}`,
    subject1: key => `La tua chiave API scade entro un giorno: ${key}`,
    lead: (key, moment) => `la chiave API ${key} scade ${beforeDay('il', moment)}.`,
    rest: 'Da quel momento l’API la rifiuterà. Se ti serve ancora, modifica la data di scadenza o crea un’altra chiave.',
    button: 'Vedi la chiave',
  },
  planRequested: {
    subject: plan => `La tua richiesta del piano ${plan}`,
    lead: plan =>
      `abbiamo inoltrato la tua richiesta del piano ${plan} al gestore del servizio, che risponderà a questo indirizzo.`,
    rest: 'Nel frattempo il tuo piano non cambia.',
  },
  accountDeleted: {
    subject: 'Il tuo account è stato eliminato',
    lead: 'il tuo account e i tuoi dati personali sono stati eliminati. Le chiavi API non funzionano più. Fino alla fine del mese conserviamo un hash del tuo indirizzo con il numero di richieste usate; più a lungo solo quando le chiavi sono state create e revocate, senza nomi.',
    rest: 'Se non l’hai richiesto tu, è possibile che qualcuno abbia accesso alla tua posta o al tuo browser. Cambia la password della tua casella di posta.',
  },
  when: 'Data',
  from: 'Indirizzo IP',
  device: 'Dispositivo',
  check: endAll =>
    `Se riconosci questa operazione, non devi fare nulla. Altrimenti scegli «${endAll}» nella pagina del tuo account e revoca le chiavi che non riconosci.`,
  checkButton: 'Controlla l’account',
  security: 'Questa e-mail riguarda la sicurezza del tuo account e non si può disattivare.',
  optional: topic =>
    `Ricevi questa e-mail perché l’opzione «${topic}» è attiva nelle tue impostazioni e-mail.`,
  unsubscribe: 'Disattiva queste e-mail',
};
