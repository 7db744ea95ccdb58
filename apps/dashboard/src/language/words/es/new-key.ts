import type { Words } from '../en/index.js';

export const created: Words['created'] = {
  title: 'Su nueva clave',
  once: 'Solo la verá esta vez. Cópiela ahora y guárdela en lugar seguro.',
  rotated: until => `El secreto anterior vale hasta el ${until}.`,
  rotatedNow: 'El secreto anterior ya no vale.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar: seleccione el texto',
  useIt: 'Úsela',
  toKeys: 'Ya la he guardado',
};
