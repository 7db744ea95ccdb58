import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'La sua nuova chiave',
  once: 'La vede soltanto questa volta. La copi ora e la conservi al sicuro.',
  rotated: until => `Il vecchio segreto vale ancora fino al ${until}.`,
  rotatedNow: 'Il vecchio segreto non vale più.',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Copia non riuscita: selezioni il testo',
  useIt: 'Come usarla',
  toKeys: 'L’ho conservata',
};
