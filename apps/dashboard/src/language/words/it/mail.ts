import type { Words } from '../en/index.js';

export const mail: Words['mail'] = {
  hello: 'Buongiorno,',
  link: {
    subject: 'Il suo link per accedere',
    lead: 'con questo link accede alla dashboard di Board Game Catalog:',
    rest: 'Vale una volta sola, per 15 minuti. Se non l’ha chiesto lei, ignori questo messaggio.',
  },
  keyCreated: {
    subject: 'Una nuova chiave API nel suo account',
    lead: key => `nel suo account è stata creata la chiave API ${key}.`,
  },
  keyRotated: {
    subject: 'Un nuovo segreto per la sua chiave API',
    lead: key => `la chiave API ${key} del suo account ha un nuovo segreto.`,
  },
  newAddress: {
    subject: 'Accesso da un nuovo indirizzo IP',
    lead: 'è stato effettuato un accesso al suo account da un indirizzo IP mai usato prima.',
  },
  newProvider: {
    subject: provider => `Accesso con ${provider}`,
    lead: provider => `è stato effettuato un accesso al suo account con ${provider}, per la prima volta.`,
  },
  accountDeleted: {
    subject: 'Il suo account è eliminato',
    lead: 'il suo account è stato eliminato con tutto ciò che conteneva. Tutte le sue chiavi API hanno smesso di funzionare.',
    rest: 'Se non è stato lei, un’altra persona può leggere la sua posta o usare il suo browser. Cambi la password della sua casella.',
  },
  when: 'Data',
  from: 'Indirizzo IP',
  check: endAll =>
    `Se è stato lei, non deve fare nulla. Altrimenti acceda, scelga «${endAll}» in questa pagina e revochi le chiavi che non conosce:`,
};
