import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'La sua nuova chiave',
  once: 'La vede soltanto questa volta. La copi ora e la conservi al sicuro.',
  rotated: until => `Il vecchio segreto vale ancora fino al ${until}.`,
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Copia non riuscita: selezioni il testo',
  useIt: 'Come usarla',
  toKeys: 'L’ho conservata',
  goneTitle: 'Il secret è già stato mostrato',
  gone: 'Un secret viene mostrato una sola volta, entro 10 minuti. Ne conserviamo solo l’impronta e non possiamo mostrarlo di nuovo. Rinnovi la chiave per ottenerne uno nuovo.',
};
