import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const mail: Words['mail'] = {
  hello: 'Buongiorno,',
  label: name => `${name}:`,
  key: (name, id) => `«${name}» (${id})`,
  link: {
    subject: 'Il suo link di accesso',
    lead: 'usi questo link per accedere alla dashboard di Board Game Catalog:',
    button: 'Accedi',
    rest: 'Funziona una volta sola, per 15 minuti. Se non l’ha chiesto lei, ignori questa e-mail: senza il link nessuno può accedere.',
    footer: 'Riceve questa e-mail perché il suo indirizzo è stato inserito nella pagina di accesso.',
  },
  keyCreated: {
    subject: key => `Nuova chiave API: ${key}`,
    lead: key => `nel suo account è stata creata la chiave API ${key}.`,
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
    lead: 'qualcuno ha effettuato l’accesso al suo account da una rete mai usata prima.',
  },
  newProvider: {
    subject: provider => `Primo accesso con ${provider}`,
    lead: provider => `qualcuno ha effettuato l’accesso al suo account con ${provider} per la prima volta.`,
  },
  refusals: {
    subject: key => `Molte richieste rifiutate con ${key}`,
    lead: (key, count) =>
      `oggi l’API ha rifiutato ${count} richieste con la chiave API ${key}, perché è revocata o scaduta (stato 401). Sono più del solito.`,
    rest: 'Se uno dei suoi programmi usa ancora questa chiave, la sostituisca con un’altra. Altrimenti è possibile che qualcun altro la conosca, ma non può più usarla.',
    button: 'Vedi la chiave',
  },
  quota80: {
    subject: 'Ha usato l’80% della sua quota',
    lead: (key, used, limit) =>
      `la chiave API ${key} ha usato ${used} delle sue ${limit} richieste di questo mese.`,
    rest: reset =>
      `Quando la quota sarà esaurita, l’API rifiuterà le richieste con lo stato 429 fino ${beforeDay('al', reset)} (UTC).`,
    button: 'Vedi l’utilizzo',
  },
  quota100: {
    subject: 'Ha esaurito la quota di questo mese',
    lead: (key, limit) => `la chiave API ${key} ha usato tutte le sue ${limit} richieste di questo mese.`,
    rest: reset =>
      `Ora l’API rifiuta le richieste con lo stato 429. Le accetterà di nuovo ${beforeDay('dal', reset)} (UTC).`,
    button: 'Vedi l’utilizzo',
  },
  expiry: {
    subject7: key => `La sua chiave API scade entro 7 giorni: ${key}`,
    subject1: key => `La sua chiave API scade entro un giorno: ${key}`,
    lead: (key, moment) => `la chiave API ${key} scade ${beforeDay('il', moment)}.`,
    rest: 'Da quel momento l’API la rifiuterà. Se le serve ancora, modifichi la data di scadenza o crei un’altra chiave.',
    button: 'Vedi la chiave',
  },
  planRequested: {
    subject: plan => `La sua richiesta del piano ${plan}`,
    lead: plan =>
      `abbiamo inoltrato la sua richiesta del piano ${plan} al gestore del servizio, che risponderà a questo indirizzo.`,
    rest: 'Nel frattempo il suo piano non cambia.',
  },
  accountDeleted: {
    subject: 'Il suo account è stato eliminato',
    lead: 'il suo account è stato eliminato con tutto ciò che conteneva. Le sue chiavi API non funzionano più.',
    rest: 'Se non l’ha richiesto lei, è possibile che qualcuno abbia accesso alla sua posta o al suo browser. Cambi la password della sua casella di posta.',
  },
  when: 'Data',
  from: 'Indirizzo IP',
  device: 'Dispositivo',
  check: endAll =>
    `Se riconosce questa operazione, non deve fare nulla. Altrimenti scelga «${endAll}» nella pagina del suo account e revochi le chiavi che non riconosce.`,
  checkButton: 'Controlla l’account',
  security: 'Questa e-mail riguarda la sicurezza del suo account e non si può disattivare.',
  optional: topic =>
    `Riceve questa e-mail perché l’opzione «${topic}» è attiva nelle sue impostazioni e-mail.`,
  unsubscribe: 'Non ricevere più queste e-mail',
};
