import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const created: Words['created'] = {
  title: 'La tua nuova chiave è pronta',
  lead: (name, expiry) => `${name} · ${expiry}`,
  noExpiry: 'non scade',
  expires: day => `scade ${beforeDay('il', day)}`,
  warnTitle: 'Copia subito questa chiave.',
  warn: 'Ne conserviamo solo l’impronta e non potremo mostrarla di nuovo. Se la perdi, ruotala per ottenerne una nuova.',
  oldWorks: moment => `Il vecchio secret funziona fino ${beforeDay('al', moment)}.`,
  box: 'Chiave API',
  boxLead: 'Mettila in una variabile d’ambiente del tuo server, mai in una pagina web o in un repository.',
  copy: 'Copia',
  copyKey: 'Copia chiave',
  copied: 'Copiato',
  copyFailed: 'Seleziona il testo e copialo',
  firstRequest: 'Invia la tua prima richiesta',
  samplesLead: 'Gli esempi leggono la chiave dalla variabile d’ambiente',
  responseTitle: 'La risposta ha questo aspetto',
  samples: 'Linguaggio dell’esempio',
  client: 'Client',
  saved: 'L’ho salvata',
  goneTitle: 'Questa chiave è già stata mostrata',
  gone: 'Una nuova chiave viene mostrata una sola volta, entro 10 minuti. Ne conserviamo solo l’impronta e non possiamo mostrarla di nuovo.',
  goneAdvice: 'Se non l’hai salvata, ruota la chiave per ottenere un nuovo secret.',
  toKey: 'Vai alla chiave',
};
