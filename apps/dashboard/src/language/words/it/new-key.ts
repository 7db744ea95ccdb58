import type { Words } from '../en/index.js';
import { beforeDay } from './before-day.js';

export const created: Words['created'] = {
  title: 'La sua nuova chiave è pronta',
  lead: (name, expiry) => `${name} · ${expiry}`,
  noExpiry: 'non scade',
  expires: day => `scade ${beforeDay('il', day)}`,
  warnTitle: 'Copi subito questa chiave.',
  warn: 'Ne conserviamo solo l’impronta e non potremo mostrarla di nuovo. Se la perde, la ruoti per ottenerne una nuova.',
  oldWorks: moment => `Il vecchio secret funziona fino ${beforeDay('al', moment)}.`,
  box: 'Chiave API',
  boxLead: 'La metta in una variabile d’ambiente del suo server, mai in una pagina web o in un repository.',
  copy: 'Copia',
  copyKey: 'Copia chiave',
  copied: 'Copiato',
  copyFailed: 'Selezioni il testo e lo copi',
  firstRequest: 'Invii la sua prima richiesta',
  samplesLead: 'Gli esempi leggono la chiave dalla variabile d’ambiente',
  responseTitle: 'La risposta ha questo aspetto',
  samples: 'Linguaggio dell’esempio',
  client: 'Client',
  saved: 'L’ho salvata',
  goneTitle: 'Questa chiave è già stata mostrata',
  gone: 'Una nuova chiave viene mostrata una sola volta, entro 10 minuti. Ne conserviamo solo l’impronta e non possiamo mostrarla di nuovo.',
  goneAdvice: 'Se non l’ha salvata, ruoti la chiave per ottenere un nuovo secret.',
  toKey: 'Vai alla chiave',
};
